import { act, cleanup, fireEvent, render, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { maskFields } from '#app/behaviors/masks.ts';
import { type FormName, formNames } from '#domain/forms/forms.ts';
import { studios as allStudios } from '#domain/studios.ts';
import { formCases } from '#tests/forms/all-form-cases.ts';
import type { DescribedFile } from '#tests/forms/form-cases/files-of.ts';
import type { FormCase } from '#tests/forms/form-cases/form-cases.ts';
import { fieldNamesOf, loadForm } from '#tests/forms/load-form.ts';
import { formWords } from '#words/forms.ts';

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

type Values = Record<string, unknown>;

/** Fills a field, after others in the same render. False when the form does not accept its value. */
const put = (form: Element, field: string, value: unknown, others: Values = {}): Promise<boolean> =>
  act(async () => {
    for (const [name, other] of Object.entries(others)) enter(form, name, other);
    return enter(form, field, value);
  });

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
const textTypes = ['text', 'email', 'tel', 'password', 'textarea'];
const choiceTypes = ['select-one', 'checkbox', 'radio'];
/** Controls into which a visitor can enter a wrong value. A choice has valid options only. */
const canBeWrong = ({ type, multiple }: HTMLInputElement): boolean => {
  if (type === 'file') return !multiple;
  if (!textTypes.includes(type) && !choiceTypes.includes(type)) throw new Error(`The new type ${type}`);
  return textTypes.includes(type);
};

/** Cases with errors in the same fields. domain/forms/form-cases.test.ts runs each case, with its texts. */
const casesByField = (cases: readonly FormCase[]): FormCase[][] => {
  const wrong = cases.filter(({ errors }) => Object.keys(errors).length > 0);
  const kinds = Map.groupBy(wrong, ({ change, errors }) => Object.keys({ ...change, ...errors }).join());
  return [...kinds.values()];
};

describe.each(formNames)('the %s form', (name) => {
  const table = formCases[name];
  test('marks what is required with a star, and nothing else', async () => {
    const { check } = table(Date.now);
    const form = await show(name);
    const all = await fieldNamesOf(name);
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
    const wrong = (await fieldNamesOf(name)).filter((field) => errorUnder(form, field));
    const texts = wrong.map((field) => errorUnder(form, field));
    const expected = wrong.map((field, index) => {
      const text = texts[index] as string;
      const isShared = texts.indexOf(text) !== texts.lastIndexOf(text);
      return isShared ? `${labelOf(form, field).replace('*', '')}: ${text}` : text;
    });
    const listed = [...form.querySelectorAll('[role="alert"] li')].map((item) => item.textContent);
    expect(listed.toSorted()).toEqual(expected.toSorted());
    expect(new Set(listed).size).toBe(listed.length);
    if (listed.length > 0) within(form as HTMLElement).getByText(formWords.checkFields(listed.length));
  });

  test('shows an error under each field that can be wrong, and none for valid values', async () => {
    const { valid, cases } = table(Date.now);
    const form = await show(name);
    // Errors for empty fields appear only after the button is pressed.
    fireEvent.submit(form);
    await act(async () => {});
    for (const [field, value] of Object.entries(valid)) await put(form, field, value);
    for (const field of Object.keys(valid)) expect([field, errorUnder(form, field)]).toEqual([field, '']);

    const shown = new Set<string>();
    /** The valid values of the last case's fields, entered in the same render as the next change. */
    let resets: Values = {};
    for (const kind of casesByField(cases))
      for (const { name: caseName, change, errors } of kind) {
        let isEntered = true;
        for (const [field, value] of Object.entries(change)) {
          isEntered &&= await put(form, field, value, resets);
          resets = {};
        }
        resets = Object.fromEntries(Object.keys(change).map((field) => [field, valid[field]]));
        if (!isEntered) continue;
        for (const field of Object.keys(change)) {
          const expected = errors[field] ?? '';
          expect([caseName, field, errorUnder(form, field)]).toEqual([caseName, field, expected]);
          if (expected) shown.add(field);
        }
        break;
      }
    const wrong = new Set(cases.flatMap(({ errors }) => Object.keys(errors)));
    const missing = [...wrong].filter((field) => !shown.has(field));
    expect(missing.filter((field) => controlsOf(form, field).some(canBeWrong))).toEqual([]);
  });
});
