import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkIdentifiers } from './identifier-words.ts';
import { sourceFiles } from './source-files.ts';

test('names of files, variables, types and properties use the words of docs/style.md', () => {
  const sources = sourceFiles('ts,tsx,mjs,cjs');
  expect(sources.flatMap((file) => checkIdentifiers(file, readFileSync(file, 'utf8')))).toEqual([]);
  // A check that reads no files would always pass.
  expect(sources.length).toBeGreaterThan(1000);
});

test.each([
  ['server/answer-xhr.ts', '', 1],
  ['server/a.tsx', "const text = 'answer'; type Answer = { askedAt: number }; // ask", 2],
  ['server/a.tsx', 'const read = ({ answers }: Page, isAsked: boolean) => page.askJson(<Ask />);', 4],
  ['server/a.ts', 'const [mask, taskOf, basket] = withMask;', 0],
  ['content/en/pages/faq.ts', 'const { answer } = question;', 0],
  ['app/use-address.ts', 'const pageAddress = addressOf(server.address());', 3],
  ['app/email-address.ts', 'const { remoteAddress, ipAddress, address_line_one, address } = request;', 0],
])('%s with %s has this many wrong names: %d', (file, source, count) => {
  expect(checkIdentifiers(file, source)).toHaveLength(count);
});
