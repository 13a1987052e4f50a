import { parseSync } from 'vite';
import { newerGlobals, newerMembers, newerStatics } from './newer-features.ts';

type Node = { type: string } & Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';

function* nodesOf(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node))
    for (const child of [value].flat()) if (isNode(child)) yield* nodesOf(child);
}

const nameOf = (node: unknown): string | undefined => {
  if (!isNode(node)) return undefined;
  if (node.type === 'ChainExpression') return nameOf(node.expression);
  if (node.type === 'Identifier') return node.name as string;
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type !== 'MemberExpression') return undefined;
  const property = node.property as Node;
  return node.computed && property.type !== 'Literal' ? undefined : nameOf(property);
};

/** Feature detection: `typeof a.b`, `'b' in a`, `if (a.b)`, `a.b && …`, `a.b ?? …`, `a.b === undefined`. */
const testedBy = (node: Node): unknown[] => {
  switch (node.type) {
    case 'UnaryExpression':
      return [node.argument];
    case 'IfStatement':
    case 'ConditionalExpression':
      return [node.test];
    case 'LogicalExpression':
      return [node.left, node.right];
    case 'BinaryExpression':
      return [node.left, node.right];
    default:
      return [];
  }
};

/** Names that this code defines: methods, properties, variables, parameters. */
const givenBy = (node: Node): unknown[] => {
  switch (node.type) {
    case 'MethodDefinition':
    case 'PropertyDefinition':
    case 'Property':
      return [node.key];
    case 'AssignmentExpression':
      return [node.left];
    case 'VariableDeclarator':
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
      return [node.id];
    case 'ImportSpecifier':
      return [node.local];
    default:
      return [];
  }
};

type Reading = { given: Set<string>; tested: Set<string>; called: Map<string, string> };

const read = (code: string): Reading => {
  const { program, errors } = parseSync('chunk.js', code);
  if (errors.length > 0) throw new Error(`Cannot parse: ${errors[0]?.message}`);
  const given = new Set<string>();
  const tested = new Set<string>();
  const called = new Map<string, string>();
  const note = (names: Set<string>, nodes: unknown[]) => {
    for (const name of nodes.map(nameOf)) if (name) names.add(name);
  };
  for (const node of nodesOf(program as unknown as Node)) {
    note(given, givenBy(node));
    note(tested, testedBy(node));
    if (node.type === 'Literal' && (node.regex as { flags: string } | undefined)?.flags.includes('v'))
      called.set('regular expression with the flag v', '');
    const { callee } = node;
    const name = nameOf(callee);
    if (!isNode(callee) || !name || node.optional) continue;
    const owner = callee.type === 'MemberExpression' ? nameOf(callee.object) : undefined;
    if (callee.type !== 'MemberExpression') {
      if (newerGlobals.has(name)) called.set(name, name);
    } else if (newerStatics.has(`${owner}.${name}`)) called.set(`${owner}.${name}`, name);
    else if (newerMembers.has(name)) called.set(`.${name}`, name);
    else if (owner && newerGlobals.has(owner)) called.set(`${owner}.${name}`, owner);
  }
  return { given, tested, called };
};

/**
 * Newer functions that scripts call without feature detection: name → files. A parser has no types, so a
 * function is recognized by a name that no older function has; a name that the scripts define themselves, or
 * detect in the same file, counts as safe.
 */
export const newerInScripts = (scripts: Readonly<Record<string, string>>): Map<string, string[]> => {
  const readings = Object.entries(scripts).map(([file, code]) => ({ file, ...read(code) }));
  const found = new Map<string, string[]>();
  for (const { file, tested, called } of readings)
    for (const [use, name] of called)
      if (!tested.has(name) && !readings.some(({ given }) => given.has(name)))
        found.set(use, [...(found.get(use) ?? []), file]);
  return found;
};
