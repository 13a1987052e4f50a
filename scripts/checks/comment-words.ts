import { type ESTree, parseSync, Visitor } from 'vite';

/** A comment or a test title of a source file; `line` is where it begins. */
export type Comment = { line: number; text: string };

/**
 * Words that comments and test titles do not use, each with the usual ones. docs/style.md has the reason: one
 * thing has one name, the one that an engineer would search for. A phrase in `except` is always allowed.
 */
const dialect: readonly { word: RegExp; instead: string; except?: RegExp }[] = [
  { word: /\b(?:a?wak(?:es?|ens?|ened|ening|ing)|a?woken?|asleep|sleeping)\b/i, instead: 'hydrate, start' },
  { word: /\bkept\b/i, instead: 'cached, stored' },
  { word: /\btold\b/i, instead: 'logged, sent, passed, distinguished' },
  { word: /\banew\b/i, instead: 'again' },
  { word: /\bhears? (?:of|from)\b/i, instead: 'receives, is notified' },
  { word: /\bfor good\b/i, instead: 'permanently' },
  { word: /\b(?:stands|standing)\b/i, instead: 'is' },
  {
    word: /\b(?:whoever|nobody|somebody|everybody|anybody)\b/i,
    instead: 'the caller, the visitor, a client',
  },
  { word: /\bcouriers?\b/i, instead: 'form client, transport' },
  { word: /\bhand-in\b|\bhand(?:s|ed)? in\b/i, instead: 'submit, form post' },
  { word: /\breception\b/i, instead: 'intake' },
  { word: /\bkitchens?\b/i, instead: 'fair queue' },
  { word: /\bshel(?:f|ves)\b/i, instead: 'cache, file store, rail' },
  { word: /\bturn(?:s|ed)? away\b/i, instead: 'rejected' },
  { word: /\bjudg(?:es?|ed|ing)\b/i, instead: 'classify, validate' },
  { word: /\bnudg(?:es?|ed|ing)\b/i, instead: 'notify' },
  { word: /\bdressed\b/i, instead: 'rendered' },
  { word: /\banswer(?:s|ed|ing)?(?: with)?(?: an?)? [2-5]\d\d\b/i, instead: 'responds with, gets a' },
  { word: /\b(?:is|are|was|were) away\b/i, instead: 'unreachable' },
  { word: /\ball the same\b/i, instead: 'still, anyway' },
  // In /staff a person is somebody who sent a submission, and has no account.
  {
    word: /\b(?:signed-in|invited|inviting|disabled) (?:person|people)\b|\b(?:person|people who) may\b/i,
    instead: 'member',
  },
  // URL, IP address, email address and postal address: the word alone is any of them.
  {
    word: /\baddress(?:es)?\b/i,
    instead: 'URL, path, IP address, email address, postal address',
    except: /\b(?:IP|IPv[46]|email|postal) address(?:es)?\b|`address`/gi,
  },
  // The central desk (a mailbox) and the front desk (a role) are in the glossary.
  {
    word: /\bdesks?\b/i,
    instead: 'machine, intake',
    except: /\b(?:central|front) desks?\b/gi,
  },
];

/**
 * There is no CSS parser among our dependencies; strings and comments are the only CSS tokens that can
 * contain the delimiters of the other.
 */
const cssComments = (source: string) =>
  [...source.matchAll(/"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'|\/\*([\s\S]*?)\*\//g)].flatMap(
    ({ index, 1: value }) => (value === undefined ? [] : [{ start: index, value }]),
  );

const lineOf = (source: string, start: number) => source.slice(0, start).split('\n').length;

const inOneLine = (text: string) => text.replace(/\s*\n\s*(?:\*\s*)?/g, ' ');

/** Comments as the parser of the build finds them, so that text in strings, templates and JSX is not one. */
export const commentsOf = (file: string, source: string): Comment[] => {
  const found = file.endsWith('.css') ? cssComments(source) : parseSync(file, source).comments;
  return found.map(({ start, value }) => ({
    line: lineOf(source, start),
    text: inOneLine(value).trim(),
  }));
};

const titleFunctions = new Set(['test', 'it', 'describe', 'describeOnBothDatabases']);

/** The function that a call begins with: `test` of `test.each(rows)('title')`. */
const functionOf = (callee: ESTree.Expression | ESTree.Super): string | undefined => {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression') return functionOf(callee.object);
  return callee.type === 'CallExpression' ? functionOf(callee.callee) : undefined;
};

/** Titles of tests, groups and steps, as they are written. */
export const titlesOf = (file: string, source: string): Comment[] => {
  const titles: Comment[] = [];
  new Visitor({
    CallExpression: ({ callee, arguments: [title] }) => {
      if (!titleFunctions.has(functionOf(callee) ?? '')) return;
      if (
        title?.type !== 'TemplateLiteral' &&
        !(title?.type === 'Literal' && typeof title.value === 'string')
      )
        return;
      titles.push({
        line: lineOf(source, title.start),
        text: source.slice(title.start + 1, title.end - 1),
      });
    },
  }).visit(parseSync(file, source).program);
  return titles;
};

const textsOf = (file: string, source: string) =>
  /\.(?:test|spec)\.tsx?$|^(?:e2e|tests)\/.*\.tsx?$/.test(file)
    ? [...commentsOf(file, source), ...titlesOf(file, source)]
    : commentsOf(file, source);

/** The forbidden words in one comment or title, one line per word. */
export const dialectIn = (text: string): string[] =>
  dialect.flatMap(({ word, instead, except }) => {
    const [found] = word.exec(except ? text.replace(except, '') : text) ?? [];
    return found ? [`"${found}" (use: ${instead})`] : [];
  });

/** Parsing takes most of the time: a file without any of the words is not parsed. */
export const checkComments = (files: readonly string[], read: (file: string) => string): string[] =>
  files.flatMap((file) => {
    const source = read(file);
    if (dialectIn(inOneLine(source)).length === 0) return [];
    return textsOf(file, source).flatMap(({ line, text }) =>
      dialectIn(text).map((problem) => `${file}:${line} ${problem}`),
    );
  });
