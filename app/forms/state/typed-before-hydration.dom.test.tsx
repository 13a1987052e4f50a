import { act, cleanup } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import FreeClassForm from '#app/forms/site-forms/free-class-form.tsx';

const form = <FreeClassForm label="A free class" submit="Send" smallPrint="For locals" />;
const typed = { first_name: 'Ana', last_name: 'Ruiz', email: 'ana@example.com', phone: '(305) 555-0121' };
const type = (names: readonly (keyof typeof typed)[]) => {
  for (const name of names)
    (document.querySelector(`[name=${name}]`) as HTMLInputElement).value = typed[name];
};
const button = () => document.querySelector('[type=submit]') as HTMLButtonElement;

/** Renders nothing; while it hydrates, after the form, the visitor types. */
function Typing({ names }: { names: readonly (keyof typeof typed)[] }) {
  if (document.querySelector('form')) type(names);
  return null;
}

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

test.each([
  ['before the code arrives', ['first_name', 'last_name', 'email', 'phone'], []],
  ['while the form hydrates', [], ['first_name', 'last_name', 'email', 'phone']],
  ['before and while', ['first_name', 'email'], ['last_name', 'phone']],
] as const)('what is typed %s is what the form sends', async (_, before, meanwhile) => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  const page = (
    <>
      {form}
      <Typing names={meanwhile} />
    </>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.append(container);
  expect(button().disabled).toBe(true);
  type(before);
  await act(async () => void hydrateRoot(container, page));
  expect(button().disabled).toBe(false);
  for (const [name, value] of Object.entries(typed))
    expect((document.querySelector(`[name=${name}]`) as HTMLInputElement).value).toBe(value);
});
