import { act, cleanup, fireEvent, render, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { maskFields } from '#app/behaviors/masks.ts';
import { type FormName, formNames } from '#domain/forms/forms.ts';
import { type Mask, withMask } from '#domain/forms/rules/masks.ts';
import { studios as allStudios } from '#domain/studios.ts';
import { formCases } from '#tests/forms/all-form-cases.ts';
import { distinctCases } from '#tests/forms/distinct-cases.ts';
import type { DescribedFile } from '#tests/forms/form-cases/files-of.ts';
import { fieldsOf, loadForm } from '#tests/forms/load-form.ts';
import { forms } from '#words/forms.ts';

vi.setConfig({ testTimeout: 60_000 });

const studios = allStudios.flatMap(({ locationId, name }) =>
  locationId === null ? [] : [{ id: String(locationId), name }],
);
const offer = { label: 'A free class', submit: 'Send', smallPrint: 'For locals' };
const elementOf = async (name: FormName): Promise<ReactNode> => {
  const { Component, props } = await loadForm(name);
  return <Component studios={studios} {...offer} {...props} />;
};

beforeAll(maskFields);
beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response('{}'));
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** By name and not by selector, which jsdom reads again for each of thousands of calls. */
const controlsOf = (form: Element, field: string) =>
  [...(document.getElementsByName(field) as NodeListOf<HTMLInputElement>)].filter((control) =>
    form.contains(control),
  );

const choose = (control: HTMLInputElement, { name, size, type }: DescribedFile) => {
  const file = new File(['x'], name, { type });
  Object.defineProperty(file, 'size', { value: size });
  Object.defineProperty(control, 'files', { value: [file], configurable: true });
  fireEvent.change(control);
};

/** Fills a field like a visitor, and blurs it. False when the form does not accept the value. */
const enter = (form: Element, field: string, expected: unknown): boolean => {
  const controls = controlsOf(form, field);
  const [first] = controls;
  if (!first) return false;
  const value = expected ?? '';
  if (first.type === 'file') {
    // Several files are validated one by one when they are chosen: e2e/forms/uploads.spec.ts.
    if (typeof value !== 'object' || Array.isArray(value)) return false;
    choose(first, value as DescribedFile);
  } else if (first.type === 'checkbox' || first.type === 'radio') {
    for (const control of controls) {
      const isWanted = Array.isArray(value)
        ? value.includes(control.value)
        : [true, control.value].includes(value as string);
      if (control.checked !== isWanted) fireEvent.click(control);
    }
    const ticked = controls.filter(({ checked }) => checked).map((control) => control.value);
    const isTaken =
      typeof value === 'boolean'
        ? ticked.length > 0 === value
        : ticked.toSorted().join() === [value].flat().map(String).toSorted().join();
    if (!isTaken) return false;
  } else {
    const setValue = first.type === 'select-one' ? fireEvent.change : fireEvent.input;
    setValue(first, { target: { value: String(value) } });
    if (first.value !== value) return false;
  }
  fireEvent.blur(first);
  return true;
};

type Entry = [field: string, value: unknown];

/** Fills a field, after those to reset. React renders after all of them, not after each event. */
const put = (form: Element, entry: Entry, resets: readonly Entry[] = []): Promise<boolean> =>
  act(async () => {
    for (const reset of resets) enter(form, ...reset);
    return enter(form, ...entry);
  });

/** Types of controls that show and hide no other field. */
const textTypes = ['text', 'email', 'tel', 'password', 'textarea'];
const isText = (form: Element, field: string): boolean =>
  textTypes.includes(controlsOf(form, field)[0]?.type ?? '');

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
  const { container } = render(element);
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
/** Fields that another choice shows or hides: the length of a suspension, the studio of a job. */
const conditionalFields = ['suspensionDuration', 'studio'];

/**
 * Whether the control itself makes a value impossible: an unknown option, several files at once, a digit too
 * many for the mask, a line break in a single-line field. The server's tests run such cases.
 */
const isImpossible = (form: Element, field: string, expected: unknown, mask: Mask | undefined): boolean => {
  const controls = controlsOf(form, field);
  const [first] = controls;
  if (!first) return conditionalFields.includes(field);
  const value = expected ?? '';
  switch (first.type) {
    case 'file':
      return typeof value !== 'object' || Array.isArray(value);
    case 'checkbox':
    case 'radio': {
      if (typeof value === 'boolean') return false;
      const chosen: unknown[] = Array.isArray(value) ? value : [value];
      const known = controls.filter((control) => chosen.includes(control.value));
      return known.length !== chosen.length;
    }
    case 'select-one':
      return ![...first.querySelectorAll('option')].some((option) => option.value === value);
    default:
      if (typeof value !== 'string') return true;
      if (mask) return withMask(mask, value) !== value;
      if (first.type === 'email' && value.trim() !== value) return true;
      // A browser writes the line breaks of a text area as \n.
      return first.type === 'textarea' ? value.includes('\r') : /[\r\n]/.test(value);
  }
};

describe.each(formNames)('the %s form', (name) => {
  const table = formCases[name];
  test('marks what is required with a star, and nothing else', async () => {
    const { check } = table(Date.now);
    const form = await show(name);
    const all = await fieldsOf(name);
    expect(all.filter((field) => labelOf(form, field) === '')).toEqual([]);
    const checked = check({});
    const wrong = checked.ok ? {} : checked.errors;
    // The form starts with a cancellation, not with a suspension.
    const fields = all.filter((field) => field !== 'suspensionDuration');
    const required = fields.filter((field) => wrong[field] && wrong[field] !== 'form.invalid');
    expect(fields.filter((field) => labelOf(form, field).endsWith('*'))).toEqual(required);
  });

  test('lists every field that is wrong once, by its label when two have the same error', async () => {
    const form = await show(name);
    fireEvent.submit(form);
    await act(async () => {});
    const wrong = (await fieldsOf(name)).filter((field) => errorUnder(form, field));
    const texts = wrong.map((field) => errorUnder(form, field));
    const expected = wrong.map((field, index) => {
      const text = texts[index] as string;
      const isShared = texts.indexOf(text) !== texts.lastIndexOf(text);
      return isShared ? `${labelOf(form, field).replace('*', '')}: ${text}` : text;
    });
    const listed = [...form.querySelectorAll('[role="alert"] li')].map((item) => item.textContent);
    expect(listed.toSorted()).toEqual(expected.toSorted());
    expect(new Set(listed).size).toBe(listed.length);
    if (listed.length > 0) within(form as HTMLElement).getByText(forms.checkFields(listed.length));
  });

  test('shows the errors of its table of cases, field by field', async () => {
    const { valid, cases } = table(Date.now);
    const { masks = {} } = (await loadForm(name)).definition ?? {};
    const form = await show(name);
    // Errors for empty fields appear only after the button is pressed.
    fireEvent.submit(form);
    await act(async () => {});
    for (const entry of Object.entries(valid)) await put(form, entry);

    const refused: string[] = [];
    let entered = 0;
    /** Texts of the case before: they get their valid values in the same render as the next change. */
    let resets: Entry[] = [];
    for (const { name: caseName, change, errors } of distinctCases(cases)) {
      let notEntered: Entry | undefined;
      for (const entry of Object.entries(change)) {
        if (notEntered) break;
        const isEntered = await put(form, entry, resets);
        resets = [];
        if (!isEntered) notEntered = entry;
      }
      if (!notEntered) {
        entered += 1;
        for (const field of Object.keys(change))
          expect({ caseName, field, shown: errorUnder(form, field) }).toEqual({
            caseName,
            field,
            shown: errors[field] ?? '',
          });
      } else if (!isImpossible(form, ...notEntered, masks[notEntered[0]])) refused.push(caseName);
      for (const field of Object.keys(change)) {
        const reset: Entry = [field, valid[field]];
        if (isText(form, field)) resets.push(reset);
        else await put(form, reset);
      }
    }
    expect(refused).toEqual([]);
    expect(entered).toBeGreaterThan(0);
  });
});
