import { expect, test } from 'vitest';
import { lettersOfFonts } from './letters.ts';

const modules = import.meta.glob<string>(['/content/**/*.ts', '!**/*.test.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
const isComment = (line: string) => /^ *(\/\/|\/?\*)/.test(line);

test('the typefaces have every character of our texts', () => {
  const lines = Object.values(modules).flatMap((source) => source.split('\n'));
  const characters = new Set(lines.filter((line) => !isComment(line)).join(''));
  expect(characters).toContain('ñ');
  expect([...characters].filter((character) => !lettersOfFonts.includes(character))).toEqual([]);
});
