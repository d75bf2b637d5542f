// Generates the types of the server's calls from its openapi.json, which the server's tests compare
// with real replies.
//
//   node build/calls.mjs           fails if src/net/calls.ts is out of date
//   node build/calls.mjs --write   writes it
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';

const SOURCE = new URL('../../server/src/main/resources/dighouse/server/openapi.json', import.meta.url);
const TARGET = new URL('../src/net/calls.ts', import.meta.url);
const HEAD = `// Written by build/calls.mjs from the server's openapi.json: change that, then run npm run calls -- --write.

`;

const SIMPLE = { string: 'string', integer: 'number', number: 'number', boolean: 'boolean', null: 'null' };

/** The type that a schema describes. */
export function typeOf(schema) {
  if (schema.$ref) return schema.$ref.split('/').at(-1);
  if (schema.oneOf) return schema.oneOf.map(typeOf).join(' | ');
  if (schema.enum) return schema.enum.map((value) => `'${value}'`).join(' | ');
  if (schema.type === 'array') return arrayOf(schema);
  if (schema.type === 'object') return objectOf(schema);
  const simple = SIMPLE[schema.type];
  if (!simple) throw new Error(`no type is known for ${JSON.stringify(schema)}`);
  return simple;
}

function arrayOf({ items, minItems, maxItems }) {
  const item = typeOf(items);
  if (minItems > 0 && minItems === maxItems) return `[${Array(minItems).fill(item).join(', ')}]`;
  return `(${item})[]`; // the formatter removes superfluous parentheses
}

/** An object without described members is defined by a game. */
function objectOf({ properties, additionalProperties, required = [] }) {
  if (properties) {
    const members = Object.entries(properties).map(([name, member]) => {
      return `${comment(member.description)}${name}${required.includes(name) ? '' : '?'}: ${typeOf(member)};`;
    });
    if (additionalProperties === true) members.push('readonly [name: string]: unknown;');
    return `{\n${members.join('\n')}\n}`;
  }
  if (additionalProperties === undefined) return 'unknown';
  return additionalProperties === true ? 'Readonly<Record<string, unknown>>' : `Record<string, ${typeOf(additionalProperties)}>`;
}

function comment(text) {
  return text ? `/** ${text[0].toUpperCase()}${text.slice(1)}. */\n` : '';
}

function named([name, schema]) {
  const type = typeOf(schema);
  return `${comment(schema.description)}export ${type.startsWith('{') && !schema.oneOf ? `interface ${name} ${type}` : `type ${name} = ${type};`}\n`;
}

/** The request of a call, without the id of a command, which the client adds. */
function request([call, { request }]) {
  const properties = Object.fromEntries(Object.entries(request.properties).filter(([name]) => name !== 'id'));
  return `'${call.replace('/api/', '')}': ${typeOf({ ...request, properties })};`;
}

export function calls({ routes, schemas }) {
  const requests = Object.entries(routes).filter(([, route]) => Object.keys(route.request?.properties ?? {}).some((name) => name !== 'id'));
  return [
    HEAD,
    ...Object.entries(schemas).map(named),
    `/** What the calls take. */\nexport interface Requests {\n${requests.map(request).join('\n')}\n}\n`,
  ].join('\n');
}

if (process.argv[1]?.endsWith('calls.mjs')) {
  const options = { ...(await resolveConfig(TARGET)), parser: 'typescript' };
  const text = await format(calls(JSON.parse(readFileSync(SOURCE, 'utf8'))), options);
  if (process.argv.includes('--write')) writeFileSync(TARGET, text);
  else if (!existsSync(TARGET) || readFileSync(TARGET, 'utf8') !== text) {
    console.error('calls: src/net/calls.ts is out of date: run ./dighouse types, or npm run calls -- --write');
    process.exit(1);
  }
}
