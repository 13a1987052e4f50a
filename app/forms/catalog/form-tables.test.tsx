// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { studios as allStudios } from '#domain/studios.ts';
import { appLinkCases } from '#tests/form-cases/app-link.ts';
import { cancellationCases } from '#tests/form-cases/cancellation.ts';
import { careerApplicationCases } from '#tests/form-cases/career-application.ts';
import { contactCases } from '#tests/form-cases/contact.ts';
import type { FormCasesOn } from '#tests/form-cases/form-cases.ts';
import { freeClassCases } from '#tests/form-cases/free-class.ts';
import { futureOpeningsCases } from '#tests/form-cases/future-openings.ts';
import { groupClassCases } from '#tests/form-cases/group-class.ts';
import { onDemandCases } from '#tests/form-cases/on-demand.ts';
import { preSaleAddressCases } from '#tests/form-cases/pre-sale-address.ts';
import { preSaleFullNameCases } from '#tests/form-cases/pre-sale-full-name.ts';
import { retreatCases } from '#tests/form-cases/retreat.ts';
import { signUpCases } from '#tests/form-cases/sign-up.ts';
import { supportRequestCases } from '#tests/form-cases/support-request.ts';
import { teacherTrainingCases } from '#tests/form-cases/teacher-training.ts';
import { techSupportCases } from '#tests/form-cases/tech-support.ts';
import { upcomingLocationsCases } from '#tests/form-cases/upcoming-locations.ts';
import AppLinkForm from './app-link-form.tsx';
import CancellationForm from './cancellation-form.tsx';
import CareerApplicationForm from './career-application-form.tsx';
import ContactForm from './contact-form.tsx';
import FreeClassForm from './free-class-form.tsx';
import FutureOpeningsForm from './future-openings-form.tsx';
import GroupClassForm from './group-class-form.tsx';
import OnDemandForm from './on-demand-form.tsx';
import PreSaleAddressForm from './pre-sale-address-form.tsx';
import PreSaleFullNameForm from './pre-sale-full-name-form.tsx';
import PreSaleWestBocaForm from './pre-sale-west-boca-form.tsx';
import RetreatForm from './retreat-form.tsx';
import SignUpForm from './sign-up-form.tsx';
import SupportRequestForm from './support-request-form.tsx';
import TeacherTrainingForm from './teacher-training-form.tsx';
import TechSupportForm from './tech-support-form.tsx';
import UpcomingLocationsForm from './upcoming-locations-form.tsx';

vi.setConfig({ testTimeout: 60_000 });

const studios = allStudios.flatMap(({ bookingId, name }) =>
  bookingId === null ? [] : [{ id: String(bookingId), name }],
);
const offer = { label: 'A free class', submit: 'Send', smallPrint: 'For locals' };
const formsWithTables: [name: string, form: ReactNode, table: FormCasesOn][] = [
  ['sign-up', <SignUpForm key="" studios={studios} />, signUpCases],
  ['general help', <ContactForm key="" studios={studios} />, contactCases],
  ['tech support', <TechSupportForm key="" studios={studios} />, techSupportCases],
  ['support request', <SupportRequestForm key="" studios={studios} />, supportRequestCases],
  ['career', <CareerApplicationForm key="" studios={studios} />, careerApplicationCases],
  ['openings notice', <FutureOpeningsForm key="" studios={studios} />, futureOpeningsCases],
  ['cancellation', <CancellationForm key="" studios={studios} />, cancellationCases],
  ['retreats', <RetreatForm key="" />, retreatCases],
  ['on-demand', <OnDemandForm key="" />, onDemandCases],
  ['group class', <GroupClassForm key="" studios={studios} />, groupClassCases],
  ['teacher training', <TeacherTrainingForm key="" studios={studios} />, teacherTrainingCases],
  ['pre-sale, full name', <PreSaleFullNameForm key="" slug="weston" studio="Weston" />, preSaleFullNameCases],
  ['pre-sale, address', <PreSaleAddressForm key="" slug="delray" studio="Delray" />, preSaleAddressCases],
  ['pre-sale, West Boca', <PreSaleWestBocaForm key="" studio="West Boca" />, upcomingLocationsCases],
  ['upcoming locations', <UpcomingLocationsForm key="" />, upcomingLocationsCases],
  ['free-class popup', <FreeClassForm key="" {...offer} />, freeClassCases],
  ['app link', <AppLinkForm key="" />, appLinkCases],
];

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

/** Gives a field its value as a visitor would, and leaves it. False when the form does not let it in. */
const put = (form: Element, field: string, wanted: unknown): boolean => {
  const controls = controlsOf(form, field);
  const [first] = controls;
  if (!first) return false;
  const value = wanted ?? '';
  if (first.type === 'file') {
    // Several files are judged one by one as they are chosen: e2e/forms-uploads.spec.ts.
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
    const give = first.type === 'select-one' ? fireEvent.change : fireEvent.input;
    give(first, { target: { value: String(value) } });
    if (first.value !== value) return false;
  }
  fireEvent.blur(first);
  return true;
};

/** What stands under the field: the error that it, or the group it belongs to, is described by. */
const errorUnder = (form: Element, field: string): string => {
  const of = (element: Element | null) =>
    (element?.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => (id.endsWith('-error') ? (document.getElementById(id)?.textContent ?? '') : ''))
      .join('');
  const [first] = controlsOf(form, field);
  return of(first ?? null) || form.querySelector(`[id$="-${field}-error"]`)?.textContent || '';
};

const show = async (element: ReactNode): Promise<Element> => {
  const Page = createRoutesStub([{ path: '/', Component: () => element }]);
  const { container } = render(<Page />);
  return waitFor(() => {
    const found = container.querySelector('form');
    if (!found) throw new Error('not there yet');
    return found;
  });
};

/** The words beside a field, or above the group it belongs to. */
const labelOf = (form: Element, field: string): string => {
  const [first] = controlsOf(form, field);
  const named = document.getElementById(first?.getAttribute('aria-labelledby') ?? '');
  const group =
    controlsOf(form, field).length > 1 ? first?.closest('fieldset')?.querySelector('legend') : undefined;
  return (group ?? named ?? form.querySelector(`label[for="${first?.id}"]`))?.textContent ?? '';
};
/** Asked for only once a suspension is chosen. */
const askedLater = ['suspensionDuration'];

describe.each(formsWithTables)('the %s form', (_, element, table) => {
  test('marks what is required with a star, and nothing else', async () => {
    const { valid, check } = table(Date.now);
    const form = await show(element);
    const checked = check({});
    const wrong = checked.ok ? {} : checked.errors;
    const fields = Object.keys(valid).filter((field) => !askedLater.includes(field));
    const required = fields.filter((field) => wrong[field] && wrong[field] !== 'form.invalid');
    expect(fields.filter((field) => labelOf(form, field) === '')).toEqual([]);
    expect(fields.filter((field) => labelOf(form, field).endsWith('*'))).toEqual(required);
  });

  test('says what its table says, field by field', async () => {
    const { valid, cases } = table(Date.now);
    const form = await show(element);
    // What is missing is said after a press of the button only.
    fireEvent.submit(form);
    await act(async () => {});
    const reset = (fields: string[]) => {
      for (const field of fields) put(form, field, valid[field]);
    };
    reset(Object.keys(valid));

    let tried = 0;
    for (const { name, change, errors } of cases) {
      // No such option, a digit too many for the mask, a line break in a line: that is for the server's tests.
      const isTaken = Object.entries(change).every(([field, value]) => put(form, field, value));
      await act(async () => {});
      for (const field of isTaken ? Object.keys(change) : [])
        expect({ name, field, said: errorUnder(form, field) }).toEqual({
          name,
          field,
          said: errors[field] ?? '',
        });
      if (isTaken) tried += 1;
      reset(Object.keys(change));
      await act(async () => {});
    }
    expect(tried).toBeGreaterThan(cases.length / 3);
  });
});
