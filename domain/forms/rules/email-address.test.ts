import { expect, test } from 'vitest';
import { checkForm } from '#domain/forms/check-form.ts';
import { appLinkSchema } from '#domain/forms/schemas/app-link.ts';

const stored = (email: string) => {
  const checked = checkForm(appLinkSchema, { email });
  return checked.ok ? checked.value.email : undefined;
};

test.each([
  ['ana@münchen.de', 'ana@xn--mnchen-3ya.de'],
  ['ana@MÜNCHEN.de', 'ana@xn--mnchen-3ya.de'],
  ['ana@mu\u0308nchen.de', 'ana@xn--mnchen-3ya.de'],
  ['Ana@ｅｘａｍｐｌｅ.com', 'Ana@example.com'],
])('%s is stored in its ASCII form', (typed, ascii) => expect(stored(typed)).toBe(ascii));

test.each(['Ana@Example.com', "o'neil+a&b@example.com", 'ana@xn--mnchen-3ya.de'])(
  '%s is stored as it was typed',
  (typed) => expect(stored(typed)).toBe(typed),
);

test('an email address that is too long in its ASCII form is refused, however short it was typed', () => {
  const domain = `${Array(4).fill('é'.repeat(40)).join('.')}.com`;
  expect(`a@${domain}`.length).toBeLessThan(200);
  expect(stored(`${'a'.repeat(80)}@${domain}`)).toBeUndefined();
});
