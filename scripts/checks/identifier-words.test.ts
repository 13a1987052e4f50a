import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkIdentifiers } from './identifier-words.ts';
import { sourceFiles } from './source-files.ts';

describe('words of identifiers and file names', () => {
  test('code requests and responds; only people ask and answer', () => {
    const sources = sourceFiles('ts,tsx,mjs,cjs');
    expect(checkIdentifiers(sources, (file) => readFileSync(file, 'utf8'))).toEqual([]);
    // A check that reads no files would always pass.
    expect(sources.length).toBeGreaterThan(1000);
  });

  test('the words are found in variables, types, properties, parameters and file names', () => {
    const source = [
      "const text = 'answer'; // ask",
      'type Answer = { askedAt: number };',
      'const read = ({ answers }: Page, isAsked: boolean) => page.askJson(<Ask />);',
      'const [mask, taskOf, basket] = withMask;',
    ].join('\n');
    expect(checkIdentifiers(['app/answer-xhr.tsx'], () => source)).toEqual([
      'app/answer-xhr.tsx: the name of the file',
      ...['Answer', 'askedAt', 'answers', 'isAsked', 'askJson', 'Ask'].map(
        (name) => `app/answer-xhr.tsx: ${name}`,
      ),
    ]);
  });

  test('the answer to a question of a visitor is one of a person', () => {
    const read = () => 'const { answer } = question;';
    expect(checkIdentifiers(['content/en/pages/faq.ts'], read)).toEqual([]);
    expect(checkIdentifiers(['server/http/app.ts'], read)).toHaveLength(1);
  });

  test('an address is a postal one, or the name says which', () => {
    const source = [
      'const pageAddress = addressOf(server.address());',
      'const { remoteAddress, ipAddress, postalAddress, address_line_one, address } = request;',
    ].join('\n');
    expect(checkIdentifiers(['app/use-address.ts', 'app/email-address.ts'], () => source)).toEqual([
      'app/use-address.ts: the name of the file',
      ...['use', 'email'].flatMap((file) =>
        ['pageAddress', 'addressOf'].map((name) => `app/${file}-address.ts: ${name}`),
      ),
    ]);
  });
});
