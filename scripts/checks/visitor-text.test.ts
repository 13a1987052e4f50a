import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { visitorTexts } from './visitor-text.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const exempt = ['.test.tsx'];

test('texts that a visitor reads are in content/, not in components', () => {
  const files = globSync('{app,staff}/**/*.tsx', { cwd: root }).filter(
    (file) => !exempt.some((part) => file.includes(part)),
  );
  expect(files.length).toBeGreaterThan(150);
  const found = files.flatMap((file) =>
    visitorTexts(readFileSync(`${root}${file}`, 'utf8')).map((text) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});

test.each([
  ['the text of an element', '<p>Learn more</p>', ['Learn more']],
  ['text between other elements', '<p><b />of <b /></p>', ['of']],
  ['a string as child', "<p>{isOpen ? 'Open' : words.closed}</p>", ['Open']],
  ['a template as child', '<p>{`spots left`}</p>', ['spots left']],
  ['an attribute that is read aloud', '<nav aria-label="Main menu" />', ['Main menu']],
  ['an attribute with an expression', "<img alt={isSun ? 'The sun' : ''} />", ['The sun']],
  ['a label of our own components', '<Dialog closeLabel="Close" />', ['Close']],
])('%s is found', (_, jsx, texts) => {
  expect(visitorTexts(`const part = ${jsx};`)).toEqual(texts);
});

test('values, class names, symbols and attributes for code are not texts', () => {
  const jsx = '<p id="intro" className="mt-4" title={words.title}>{words.text} · {count}</p>';
  expect(visitorTexts(`const part = ${jsx};`)).toEqual([]);
});
