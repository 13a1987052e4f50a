import { act, fireEvent } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readDraft } from '#app/forms/drafts/drafts.ts';
import FreeClassForm from '#app/forms/site-forms/free-class-form.tsx';
import PreSaleWestBocaForm from '#app/forms/site-forms/pre-sale-west-boca-form.tsx';

type Texts = Readonly<Record<string, string>>;
const field = (name: string) => document.querySelector(`[name=${name}]`) as HTMLInputElement;
/** As the browser sets it: not through the property by which React watches its inputs. */
const type = (texts: Texts) => {
  for (const [name, text] of Object.entries(texts))
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field(name)), 'value')?.set?.call(
      field(name),
      text,
    );
};
const button = () => document.querySelector('[type=submit]') as HTMLButtonElement;

/** Renders nothing; while it hydrates, after the form, the visitor types. */
function Typing({ texts }: { texts: Texts }) {
  if (document.querySelector('form')) type(texts);
  return null;
}

let root: Root;

/** Hydrates a form into which the visitor types before its code arrives, and while it hydrates. */
const hydrate = async (form: ReactNode, before: Texts, meanwhile: Texts = {}) => {
  const page = (
    <>
      {form}
      <Typing texts={meanwhile} />
    </>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.append(container);
  type(before);
  await act(async () => {
    root = hydrateRoot(container, page);
  });
};

const popup = <FreeClassForm label="A free class" submit="Send" smallPrint="For locals" />;
const name = { first_name: 'Ana', last_name: 'Ruiz' };
const contact = { email: 'ana@example.com', phone: '(305) 555-0121' };

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  localStorage.clear();
  vi.unstubAllGlobals();
});

test.each([
  ['before the code arrives', { ...name, ...contact }, {}],
  ['while the form hydrates', {}, { ...name, ...contact }],
  ['before and while', name, contact],
])('what is typed %s is what the form sends', async (_, before, meanwhile) => {
  await hydrate(popup, before, meanwhile);
  expect(button().disabled).toBe(false);
  for (const [one, text] of Object.entries({ ...name, ...contact })) expect(field(one).value).toBe(text);
});

test('what is typed while the form hydrates can be deleted again', async () => {
  await hydrate(popup, {}, { ...name, ...contact });
  fireEvent.input(field('first_name'), { target: { value: '' } });
  expect(button().disabled).toBe(true);
});

test('a suggested text that was changed before hydration stays changed', async () => {
  await hydrate(<PreSaleWestBocaForm studio="West Boca" />, { comments: 'Mornings only' });
  expect(field('comments').value).toBe('Mornings only');
  fireEvent.input(field('firstname'), { target: { value: 'Ana' } });
  fireEvent(window, new Event('pagehide'));
  expect(readDraft('coming-soon-west-boca')).toMatchObject({ comments: 'Mornings only', firstname: 'Ana' });
});
