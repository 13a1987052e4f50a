import { expect, test } from 'vitest';
import { newerInScripts } from './newer-in-scripts.ts';
import { newerInStyles } from './newer-in-styles.ts';
import { buildTarget } from './targets.ts';

const inScript = (code: string) => [...newerInScripts({ 'a.js': code }).keys()];

test.each([
  ['a.union(b)', ['.union']],
  ['a?.union(b)', ['.union']],
  ["a['union'](b)", ['.union']],
  ['Object.groupBy(a, b)', ['Object.groupBy']],
  ['AbortSignal.any(a)', ['AbortSignal.any']],
  ['Promise.withResolvers()', ['Promise.withResolvers']],
  ['new URLPattern(a)', ['URLPattern']],
  ['scheduler.custom()', ['scheduler.custom']],
  ['Temporal.Now.instant()', ['.instant']],
  ['new Temporal.PlainDate(1, 2, 3)', ['.PlainDate']],
  ['a.showPopover()', ['.showPopover']],
  ['requestIdleCallback(a)', ['requestIdleCallback']],
  ['/[a--b]/v.test(c)', ['regular expression with the flag v']],
])('%s is found', (code, uses) => {
  expect(inScript(code)).toEqual(uses);
});

test.each([
  'a.showPopover?.()',
  'if (a.showPopover) a.showPopover()',
  "'showPopover' in a && a.showPopover()",
  'typeof a.showPopover === "function" ? a.showPopover() : b()',
  'class A { union() {} } new A().union()',
  'a.toSorted(); a.at(-1); a.isWellFormed(); Object.hasOwn(a, b); structuredClone(a)',
  'Number.isNaN(a); new Intl.DateTimeFormat().format(a); URL.createObjectURL(a)',
])('%s is fine', (code) => {
  expect(inScript(code)).toEqual([]);
});

test.each([
  ['a{text-wrap:balance}', ['text-wrap']],
  ['a{content:"·"/""}', ['content: with other text']],
  ['@starting-style{a{opacity:0}}', ['@starting-style']],
  ['a:popover-open{color:red}', [':popover-open']],
  ['@media (width>=1px){a{animation-timeline:view()}}', ['animation-timeline']],
  ['a{backdrop-filter:none}', ['backdrop-filter']],
])('%s is found', (css, uses) => {
  expect(newerInStyles(css)).toEqual(uses);
});

test.each([
  '@supports (animation-timeline:view()){a{animation-timeline:view()}}b{color:red}',
  'a{-webkit-backdrop-filter:none;backdrop-filter:none}',
  'a:hover{color:red;cursor:pointer}a:has(b){inset:0}',
  '@container (width>1px){a{color:color-mix(in oklab,red,blue)}}',
])('%s is fine', (css) => {
  expect(newerInStyles(css)).toEqual([]);
});

test('the build lowers to the same browsers', () => {
  expect(buildTarget).toEqual(['chrome111', 'edge111', 'firefox128', 'safari16.4', 'ios16.4']);
});
