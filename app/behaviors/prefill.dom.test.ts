import { afterEach, expect, test } from 'vitest';
import { masks } from '#domain/forms/rules/masks.ts';
import { prefill } from './prefill.ts';

afterEach(() => {
  history.replaceState(null, '', '/');
  document.body.replaceChildren();
});

const shown = (query: string) => {
  history.replaceState(null, '', `/sign-up${query}`);
  document.body.innerHTML = `<input name="firstName" data-prefill>
    <input name="lastName" data-prefill value="Typed"><input name="city">
    <input name="phone" data-prefill data-mask="${masks.phone}">`;
  prefill();
  return [...document.querySelectorAll('input')].map(({ value }) => value);
};

test('empty fields get the values of the query; a value that was typed stays', () => {
  expect(shown('?firstName=Ana&lastName=Ruiz&city=Miami&phone=3055550118')).toEqual([
    'Ana',
    'Typed',
    '',
    '305-555-0118',
  ]);
  expect(shown('')).toEqual(['', 'Typed', '', '']);
});

test.each(['55501188', '305555', 'call me', '30555501189'])(
  'the number %s, which the mask cannot show whole, is not filled in',
  (phone) => expect(shown(`?phone=${phone}`)[3]).toBe(''),
);

test('a part with a condition replaces its neighbor only if the query has the parameter', () => {
  const visible = (query: string) => {
    history.replaceState(null, '', `/contact-us${query}`);
    document.body.innerHTML = '<p>tech</p><p hidden data-if-query="account_id">account</p>';
    prefill();
    return [...document.querySelectorAll('p')]
      .filter(({ hidden }) => !hidden)
      .map((part) => part.textContent);
  };
  expect(visible('')).toEqual(['tech']);
  expect(visible('?account_id=acc-7')).toEqual(['account']);
});
