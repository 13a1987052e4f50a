import { parseSync } from 'vite';

/**
 * The rules of docs/style.md about words that a program can check, in comments and test titles. A phrase in
 * `except` is allowed.
 */
const rules: readonly { word: RegExp; instead: string; except?: RegExp }[] = [
  {
    word: /\baddress(?:es)?\b/i,
    instead: 'URL, path, IP address, email address, postal address',
    except: /\b(?:IP|IPv[46]|email|postal) address(?:es)?\b|`address`/gi,
  },
  // Code is not a person.
  { word: /\banswer(?:s|ed|ing)?(?: with)?(?: an?)? [2-5]\d\d\b/i, instead: 'responds with, gets a' },
  // In /staff a person is somebody who sent a submission, and has no account.
  {
    word: /\b(?:signed-in|invited|inviting|disabled) (?:person|people)\b|\b(?:person|people who) may\b/i,
    instead: 'member',
  },
];

/**
 * There is no CSS parser among our dependencies. The parser of the build finds comments of scripts, and not
 * text in strings or JSX.
 */
const commentsOf = (file: string, source: string): string[] =>
  file.endsWith('.css')
    ? [...source.matchAll(/\/\*([\s\S]*?)\*\//g)].map(([, text]) => text ?? '')
    : parseSync(file, source).comments.map(({ value }) => value);

/** A text that is followed by a function: the title of a test, a group or a step. */
const titlesOf = (source: string): string[] =>
  [...source.matchAll(/\(\s*(['"`])(.*?)\1,\s*(?:async\b|\()/g)].map(([, , text]) => text ?? '');

/**
 * Wrong words in the comments of a file, and in the titles of its tests. A file without the words is not
 * parsed, which takes most of the time.
 */
export const checkComments = (file: string, source: string): string[] =>
  rules.flatMap(({ word, instead, except }) => {
    if (!word.test(source.replace(/\s+(?:\* )?/g, ' '))) return [];
    const isTest = /\.(?:test|spec)\.tsx?$|^(?:e2e|tests)\//.test(file);
    return [...commentsOf(file, source), ...(isTest ? titlesOf(source) : [])].flatMap((text) => {
      const inOneLine = text.replace(/\s+(?:\* )?/g, ' ');
      const [found] = word.exec(except ? inOneLine.replace(except, '') : inOneLine) ?? [];
      return found ? [`${file}: "${found}" (use: ${instead}) in: ${inOneLine.trim().slice(0, 60)}`] : [];
    });
  });
