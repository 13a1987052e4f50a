import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { storedKeys } from '#app/browser/storage.ts';
import { formNames } from '#domain/forms/forms.ts';
import { formCases } from '#tests/forms/all-form-cases.ts';
import { fieldNamesOf, loadForm } from '#tests/forms/load-form.ts';
import { readDraft } from './drafts.ts';

const studios = [{ id: '48750', name: 'Midtown Miami' }];
const props = { studios, label: 'A free class', submit: 'Send', smallPrint: 'For locals' };

/** Changes a control like a visitor. */
const fill = (control: HTMLInputElement) => {
  if (control instanceof HTMLSelectElement)
    fireEvent.change(control, { target: { value: [...control.options].at(-1)?.value } });
  else if (control.type === 'file')
    fireEvent.change(control, { target: { files: [new File(['x'], 'cv.pdf')] } });
  else if (control.type === 'checkbox' || control.type === 'radio') fireEvent.click(control);
  else if (['text', 'email', 'tel', 'password', 'textarea'].includes(control.type))
    fireEvent.input(control, { target: { value: '1' } });
  else throw new Error(`The new type ${control.type}`);
};

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

test.each(formNames)('a draft of %s has the fields of its cases and no others', async (name) => {
  vi.stubGlobal('fetch', async () => new Response('{}'));
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  const { Component, props: own } = await loadForm(name);
  const { container } = render(<Component {...props} {...own} />);
  const form = container.querySelector('form') as HTMLFormElement;
  for (const field of await fieldNamesOf(name)) {
    const controls = [...form.elements].filter((control) => (control as HTMLInputElement).name === field);
    expect(controls, field).not.toEqual([]);
    await act(async () => fill(controls[0] as HTMLInputElement));
  }
  fireEvent(window, new Event('pagehide'));
  const [key = ''] = storedKeys('localStorage').filter((stored) => stored.startsWith('draft:'));
  expect(Object.keys(readDraft(key.slice('draft:'.length)) ?? {})).toEqual(formCases[name](Date.now).drafted);
});
