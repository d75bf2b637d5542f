// The layers of src and the lint rule that enforces them: a folder imports only from layers below its
// own. Every kind of import counts: of types, dynamic, by import.meta.glob.
import { dirname, join, relative, resolve, sep } from 'node:path';

/** From the bottom up. Folders of one layer do not import each other, nor does a game another game. */
export const LAYERS = [
  ['words'], // the language of the reader
  ['look'], // colours, type, the small parts of the interface
  ['net'], // the server's calls and its stream, and the addresses of the pages
  ['engine'], // the rules of a game in the browser
  ['settings'], // who the reader is and what they prefer
  ['page'], // what all pages share: header, footer, fields, refusals
  ['table'], // the table that all games share
  ['games/*', 'home', 'after', 'guide', 'editor'],
  ['app'], // loads the pages, and gives the table what stands above it
];

const SOURCES = resolve(import.meta.dirname, '../src');

/** The layer's folder of a file, by its path below src: `table`, `games/thebes`; undefined if it is in none. */
export function folderOf(path) {
  const [first, second, third] = path.split(sep);
  if (second === undefined || first === '..') return undefined;
  if (first !== 'games') return first;
  return third === undefined ? undefined : `games/${second}`;
}

const layerOf = (folder) =>
  LAYERS.findIndex((folders) => folders.includes(folder) || (folder.startsWith('games/') && folders.includes('games/*')));

/** What is wrong with an import, if anything is. */
export function fault(from, to) {
  if (from === to) return undefined;
  const [above, below] = [layerOf(from), layerOf(to)];
  if (above < 0) return `"${from}" is in no layer: name it in build/layers.mjs.`;
  if (below < 0) return `"${to}" is in no layer: name it in build/layers.mjs.`;
  if (above > below) return undefined;
  const side = above === below ? 'beside it' : 'above it';
  return `"${from}" must not import from "${to}", which is ${side} in the layers.`;
}

/** The paths of an import; an `import.meta.glob` may have several. */
function texts(node) {
  if (node?.type === 'ArrayExpression') return node.elements.flatMap(texts);
  if (node?.type === 'Literal' && typeof node.value === 'string') return [node.value];
  if (node?.type === 'TSLiteralType') return texts(node.literal);
  if (node?.type === 'TemplateLiteral') return [node.quasis.map(({ value }) => value.cooked).join('x')];
  return [];
}

const isGlob = ({ type, object, property }) =>
  type === 'MemberExpression' && object.type === 'MetaProperty' && ['glob', 'globEager'].includes(property.name);

export const layers = {
  meta: { type: 'problem', docs: { description: 'A folder imports from the layers below it only.' }, schema: [] },
  create(context) {
    const folder = folderOf(relative(SOURCES, context.filename));
    if (folder === undefined) return {};
    function check(node, source) {
      for (const text of texts(source)) {
        const path = text.replace(/^!/, '').replace(/\/\*$/, '/x').replace('/*/', '/x/');
        if (!path.startsWith('.')) continue; // a package, or the words of the server
        const target = folderOf(join(relative(SOURCES, resolve(dirname(context.filename), path)), 'x')); // it may name a folder
        const message = target !== undefined && fault(folder, target);
        if (message) context.report({ node, message });
      }
    }
    const bySource = (node) => check(node, node.source);
    return {
      ImportDeclaration: bySource,
      ExportNamedDeclaration: bySource,
      ExportAllDeclaration: bySource,
      ImportExpression: bySource,
      TSImportType: (node) => check(node, node.source ?? node.argument),
      TSExternalModuleReference: (node) => check(node, node.expression),
      CallExpression: (node) => isGlob(node.callee) && check(node, node.arguments[0]),
    };
  },
};
