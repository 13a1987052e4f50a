import { parseAst } from 'vite';

type Node = { type: string; [key: string]: unknown };
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Attributes and props whose text a visitor reads, or a screen reader reads aloud. */
const textAttribute =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|alt|hint|text)$|(label|title|heading|placeholder)$/i;
const hasWord = (text: string) => /\p{L}{2}/u.test(text);

/** The string literals that an expression can evaluate to. */
const textsOf = (value: unknown): string[] => {
  if (!isNode(value)) return [];
  switch (value.type) {
    case 'Literal':
      return typeof value.value === 'string' ? [value.value] : [];
    case 'TemplateLiteral':
      return (value.quasis as { value: { raw: string } }[]).map(({ value: { raw } }) => raw);
    case 'JSXExpressionContainer':
      return textsOf(value.expression);
    case 'ConditionalExpression':
      return [...textsOf(value.consequent), ...textsOf(value.alternate)];
    case 'LogicalExpression':
      return [...textsOf(value.left), ...textsOf(value.right)];
    default:
      return [];
  }
};

const textsOfNode = (node: Node): string[] => {
  if (node.type === 'JSXText') return [String(node.value)];
  if (node.type === 'JSXAttribute') {
    const { name } = node.name as { name: unknown };
    return typeof name === 'string' && textAttribute.test(name) ? textsOf(node.value) : [];
  }
  if (node.type === 'JSXElement' || node.type === 'JSXFragment')
    return (node.children as Node[]).filter(({ type }) => type === 'JSXExpressionContainer').flatMap(textsOf);
  return [];
};

const visitorTextsIn = (node: Node): string[] => [
  ...textsOfNode(node),
  ...Object.values(node).flat().filter(isNode).flatMap(visitorTextsIn),
];

/** Texts in JSX that belong in `content/<language>`: of elements and of `textAttribute` attributes. */
export const visitorTexts = (source: string): string[] =>
  visitorTextsIn(parseAst(source, { lang: 'tsx' }) as unknown as Node)
    .map((text) => text.trim())
    .filter(hasWord);
