// The lint rule that keeps the notation of moves out of the boards: a board says what is known of a move,
// { verb: 'sell', treasure }, and the engine finds it. The text of a move is a name that goes back as it came.

/** Methods and operators for which a text is more than a name. */
const READING = new Set([
  'split',
  'slice',
  'substring',
  'substr',
  'at',
  'charAt',
  'charCodeAt',
  'match',
  'matchAll',
  'replace',
  'replaceAll',
  'startsWith',
  'endsWith',
  'includes',
  'indexOf',
  'lastIndexOf',
  'search',
  'trim',
  'length',
]);

const isText = (node) =>
  node.type === 'TemplateLiteral' ||
  (node.type === 'Literal' && typeof node.value === 'string') ||
  (node.type === 'BinaryExpression' && node.operator === '+');

/** `move.move`, `each?.move!` … */
function isMoveText(node) {
  if (node.type === 'TSNonNullExpression' || node.type === 'ChainExpression' || node.type === 'TSAsExpression')
    return isMoveText(node.expression);
  return node.type === 'MemberExpression' && !node.computed && node.property.name === 'move';
}

const nameOf = ({ computed, key }) => (computed ? undefined : (key.name ?? key.value));

export const notation = {
  meta: { type: 'problem', docs: { description: 'Boards hold no notation.' }, schema: [] },
  create(context) {
    const written = (node) =>
      context.report({ node, message: 'A board writes no notation: say what is known of the move, { what: { verb, … } }.' });
    const read = (node) => context.report({ node, message: 'A board reads no notation: the members of the move\'s "what" say it all.' });
    return {
      Property(node) {
        if (nameOf(node) === 'move' && isText(node.value)) written(node);
      },
      MemberExpression(node) {
        if (isMoveText(node.object) && (node.computed || READING.has(node.property.name))) read(node);
      },
      BinaryExpression(node) {
        const texts = [node.left, node.right];
        if (texts.some(isMoveText) && texts.some(isText)) read(node);
      },
      CallExpression(node) {
        if (node.arguments.some(isMoveText) && /^(parseInt|parseFloat|Number)$/.test(node.callee.name ?? '')) read(node);
      },
    };
  },
};
