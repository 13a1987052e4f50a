// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FormName, formNames } from '#domain/forms/forms.ts';
import { studios as allStudios } from '#domain/studios.ts';
import { formCases } from '#tests/forms/form-cases/all.ts';
import { loadForm } from '#tests/forms/form-catalog.ts';

vi.setConfig({ testTimeout: 60_000 });

const studios = allStudios.flatMap(({ bookingId, name }) =>
  bookingId === null ? [] : [{ id: String(bookingId), name }],
);
const offer = { label: 'A free class', submit: 'Send', smallPrint: 'For locals' };
const elementOf = async (name: FormName): Promise<ReactNode> => {
  const { Component, props } = await loadForm(name);
  return <Component studios={studios} {...offer} {...props} />;
};

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response('{}'));
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const controlsOf = (form: Element, field: string) => [
  ...form.querySelectorAll<HTMLInputElement>(`[name="${field}"]`),
];

type Described = { name: string; size: number; type: string };
const choose = (control: HTMLInputElement, { name, size, type }: Described) => {
  const file = new File(['x'], name, { type });
  Object.defineProperty(file, 'size', { value: size });
  Object.defineProperty(control, 'files', { value: [file], configurable: true });
  fireEvent.change(control);
};

/** Fills a field like a visitor, and blurs it. False when the form does not accept the value. */
const put = (form: Element, field: string, wanted: unknown): boolean => {
  const controls = controlsOf(form, field);
  const [first] = controls;
  if (!first) return false;
  const value = wanted ?? '';
  if (first.type === 'file') {
    // Several files are validated one by one when they are chosen: e2e/forms-uploads.spec.ts.
    if (typeof value !== 'object' || Array.isArray(value)) return false;
    choose(first, value as Described);
  } else if (first.type === 'checkbox' || first.type === 'radio') {
    for (const control of controls) {
      const isWanted = Array.isArray(value)
        ? value.includes(control.value)
        : [true, control.value].includes(value as string);
      if (control.checked !== isWanted) fireEvent.click(control);
    }
    const ticked = controls.filter(({ checked }) => checked).map((control) => control.value);
    const isTaken =
      typeof value === 'boolean' ? ticked.length > 0 === value : ticked.join() === String(value);
    if (!isTaken) return false;
  } else {
    const setValue = first.type === 'select-one' ? fireEvent.change : fireEvent.input;
    setValue(first, { target: { value: String(value) } });
    if (first.value !== value) return false;
  }
  fireEvent.blur(first);
  return true;
};

/** The error under the field: the `aria-describedby` of the field or of its group. */
const errorUnder = (form: Element, field: string): string => {
  const of = (element: Element | null) =>
    (element?.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => (id.endsWith('-error') ? (document.getElementById(id)?.textContent ?? '') : ''))
      .join('');
  const [first] = controlsOf(form, field);
  return of(first ?? null) || form.querySelector(`[id$="-${field}-error"]`)?.textContent || '';
};

const show = async (name: FormName): Promise<Element> => {
  const element = await elementOf(name);
  const Page = createRoutesStub([{ path: '/', Component: () => element }]);
  const { container } = render(<Page />);
  return waitFor(() => {
    const found = container.querySelector('form');
    if (!found) throw new Error('not there yet');
    return found;
  });
};

/** The label of a field or of its group. */
const labelOf = (form: Element, field: string): string => {
  const [first] = controlsOf(form, field);
  const named = document.getElementById(first?.getAttribute('aria-labelledby') ?? '');
  const group =
    controlsOf(form, field).length > 1 ? first?.closest('fieldset')?.querySelector('legend') : undefined;
  return (group ?? named ?? form.querySelector(`label[for="${first?.id}"]`))?.textContent ?? '';
};
/** Fields that exist only when a suspension is chosen. */
const conditionalFields = ['suspensionDuration'];

/**
 * Cases that a visitor cannot enter on a page: an unknown option, a digit too many for the mask, a line break in a
 * single-line field, several files at once. The server's tests run them.
 */
const notTypeable: readonly string[] = [
  'a address with a line break',
  'a city with a line break',
  'a company with a line break',
  'a corporate job with the dropdown left empty',
  'a corporate job without a studio',
  'a date in another form',
  'a day that is none',
  'a emergencyPhone of letters',
  'a emergencyPhone one digit long',
  'a emergencyPhone without dashes',
  'a firstName with a line break',
  'a firstname with a line break',
  'a fullname with a line break',
  'a gif',
  'a lastName with a line break',
  'a lastname with a line break',
  'a location of two lines',
  'a name with a line break',
  'a number that is no studio',
  'a page that is called png',
  'a phone of letters',
  'a phone one digit long',
  'a phone without dashes',
  'a state with a line break',
  'a studio that is no id',
  'a studio without a booking id yet',
  'a suspension in weeks',
  'a suspension of 0 days',
  'a suspension of 1 days',
  'a suspension of 13 months',
  'a suspension of 365 days',
  'a suspension of 366 days',
  'a text instead of files',
  'a zip of 6 digits',
  'a zip with a letter',
  'an email of spaces',
  'an email that carries a header',
  'an email that is a number',
  'an email with spaces around it',
  'an excluded studio',
  'an excluded studio among them',
  'an svg',
  'an unknown position',
  'an unknown type',
  'comments with lines',
  'eight days',
  'eleven files',
  'every accepted type',
  'files left out',
  'marketing as text',
  'no CV',
  'no file',
  'no type',
  'one file of the whole limit',
  'one file over the limit',
  'studio 0, which means none',
  'ten files',
  'text instead of a file',
  'the excluded studio 48723',
  'the excluded studio 48724',
  'two files of the whole limit',
  'two files over the limit',
  'two studios',
];

describe.each(formNames)('the %s form', (name) => {
  const table = formCases[name];
  test('marks what is required with a star, and nothing else', async () => {
    const { valid, check } = table(Date.now);
    const form = await show(name);
    const checked = check({});
    const wrong = checked.ok ? {} : checked.errors;
    const fields = Object.keys(valid).filter((field) => !conditionalFields.includes(field));
    const required = fields.filter((field) => wrong[field] && wrong[field] !== 'form.invalid');
    expect(fields.filter((field) => labelOf(form, field) === '')).toEqual([]);
    expect(fields.filter((field) => labelOf(form, field).endsWith('*'))).toEqual(required);
  });

  test('says what its table says, field by field', async () => {
    const { valid, cases } = table(Date.now);
    const form = await show(name);
    // Errors for empty fields appear only after the button is pressed.
    fireEvent.submit(form);
    await act(async () => {});
    const reset = (fields: string[]) => {
      for (const field of fields) put(form, field, valid[field]);
    };
    reset(Object.keys(valid));

    const notTyped: string[] = [];
    for (const { name: caseName, change, errors } of cases) {
      const isTaken = Object.entries(change).every(([field, value]) => put(form, field, value));
      await act(async () => {});
      for (const field of isTaken ? Object.keys(change) : [])
        expect({ caseName, field, shown: errorUnder(form, field) }).toEqual({
          caseName,
          field,
          shown: errors[field] ?? '',
        });
      if (!isTaken) notTyped.push(caseName);
      reset(Object.keys(change));
      await act(async () => {});
    }
    expect(notTyped.filter((one) => !notTypeable.includes(one))).toEqual([]);
    expect(notTyped.length).toBeLessThan(cases.length);
  });
});
