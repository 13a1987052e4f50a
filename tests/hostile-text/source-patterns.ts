import { globSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'vite';

export type SourcePattern = { source: string; flags: string; files: string[] };
export type BuiltPattern = { code: string; file: string };

const sources = globSync('{app,content,domain,server}/**/*.{ts,tsx}').filter(
  (file) => !/\.test\.tsx?$/.test(file),
);

/** Every regular expression of the site's own sources: literals, and calls that create one at run time. */
export const readPatterns = (): { literals: SourcePattern[]; built: BuiltPattern[] } => {
  const literals = new Map<string, SourcePattern>();
  const built: BuiltPattern[] = [];
  for (const file of sources) {
    const text = readFileSync(file, 'utf8');
    const keepBuilt = (node: { start: number; end: number; callee: { type: string } }) => {
      if ('name' in node.callee && node.callee.name === 'RegExp')
        built.push({ code: text.slice(node.start, node.end).replace(/\s+/g, ' '), file });
    };
    new Visitor({
      NewExpression: keepBuilt,
      CallExpression: keepBuilt,
      Literal(node) {
        if (!('regex' in node)) return;
        const { pattern, flags } = node.regex;
        const known = literals.get(`/${pattern}/${flags}`);
        if (known) known.files.push(file);
        else literals.set(`/${pattern}/${flags}`, { source: pattern, flags, files: [file] });
      },
    }).visit(parseSync(file, text).program);
  }
  return { literals: [...literals.values()], built };
};
