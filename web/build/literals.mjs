// The lint rule that keeps colours in src/look/tokens.json: a component names a token, var(--ink), so
// that every colour has a name, is checked, and adapts to light and dark.
const HEX = /(?<![\w.&/-])#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![\w-])(?!\s*[=(?:])/gi; // not #field = …
const CALLS = /\b(?:rgba?|hsla?|hwb|oklab|oklch|lch)\(/gi;

export const literals = {
  meta: { type: 'problem', docs: { description: 'Colours are tokens.' }, schema: [] },
  create(context) {
    const code = context.sourceCode;
    return {
      Program() {
        for (const pattern of [HEX, CALLS]) {
          for (const { 0: text, index } of code.text.matchAll(pattern)) {
            const loc = { start: code.getLocFromIndex(index), end: code.getLocFromIndex(index + text.length) };
            context.report({ loc, message: `"${text}" belongs into src/look/tokens.json: write var(--its-name).` });
          }
        }
      },
    };
  },
};
