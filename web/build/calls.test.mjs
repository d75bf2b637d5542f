// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { calls, typeOf } from './calls.mjs';

describe('the types of the calls', () => {
  it('say what schemas say', () => {
    const pair = { type: 'array', items: { type: 'number' }, minItems: 2, maxItems: 2 };
    expect(typeOf(pair)).toBe('[number, number]');
    expect(typeOf({ oneOf: [{ $ref: '#/components/schemas/Result' }, { type: 'null' }] })).toBe('Result | null');
    expect(typeOf({ type: 'array', items: { type: 'string', enum: ['me', 'bot'] } })).toBe("('me' | 'bot')[]");
    expect(typeOf({ type: 'object', additionalProperties: { type: 'integer' } })).toBe('Record<string, number>');
    expect(typeOf({ type: 'object' })).toBe('unknown');
    expect(typeOf({ type: 'object', properties: { a: pair, b: { type: 'boolean', description: 'so' } }, required: ['a'] })).toBe(
      '{\na: [number, number];\n/** So. */\nb?: boolean;\n}',
    );
  });

  it('refuse what they do not know', () => {
    expect(() => typeOf({ type: 'date' })).toThrow('no type is known');
  });

  it('leave the id of a command to the client', () => {
    const request = { type: 'object', properties: { id: { type: 'string' }, text: { type: 'string' } }, required: ['id', 'text'] };
    expect(calls({ schemas: {}, routes: { 'POST /api/say': { request } } })).toContain("'POST say': {\ntext: string;\n};");
  });
});
