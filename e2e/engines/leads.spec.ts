import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freeClassCases } from '#tests/forms/form-cases/free-class.ts';
import { formWords } from '#words/forms.ts';
import { asUploads } from '../forms/form-actions.ts';
import { type FormPage, formPageOf, uniqueEmail, uniqueValuesOnPhone } from '../forms/form-pages.ts';
import { storedFilesOf, storedKindsOf } from '../forms/stored-submissions.ts';
import type { EnginePage } from './engine-page.ts';
import { expect, test } from './engine-test.ts';

const formSelector = (form: string) => `form:has(input[name="form"][value="${form}"])`;
const submitOf = (form: string) => `${form} button[type="submit"]`;
const notices = '[aria-label="Notices"]';

const wordsFor = (cases: FormPage['cases'], caseName: string, field: string) => {
  const words = cases(Date.now).cases.find(({ name }) => name === caseName)?.errors[field];
  if (!words) throw new Error(`No case "${caseName}" with words for ${field}`);
  return words;
};

const openForm = async (tab: EnginePage, path: string, form: string) => {
  await tab.open(path);
  await formHydrated(tab, form);
};

const formHydrated = (tab: EnginePage, form: string) =>
  tab.until(
    `${form} is hydrated`,
    (selector) => {
      const element = document.querySelector(selector);
      element?.scrollIntoView({ behavior: 'instant' });
      return element?.closest('[data-state=ready]') != null;
    },
    form,
  );

/** The first invalid field has the focus, and the navbar covers neither the field nor its label. */
const firstWrongFieldInSight = (selector: string) => {
  const field = document.querySelector<HTMLInputElement>(`${selector} [aria-invalid="true"]`);
  if (!field || document.activeElement !== field) return false;
  return [field, field.labels?.[0]].every((element) => {
    if (!element) return false;
    const { left, top, bottom } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + 8, (top + bottom) / 2);
    return (
      top >= 0 && bottom <= innerHeight && hit !== null && (element.contains(hit) || hit.contains(element))
    );
  });
};

const seesFirstWrongField = (tab: EnginePage, form: string) =>
  tab.until(`the first wrong field of ${form} is focused and in sight`, firstWrongFieldInSight, form);

/** Fills in a form; an invalid email address is refused and then corrected. */
const fillInAfterRefusal = async (
  tab: EnginePage,
  form: string,
  cases: FormPage['cases'],
  values: Record<string, unknown> & { email: string },
) => {
  for (const [name, value] of Object.entries({ ...values, email: 'ana@example' }))
    await tab.fill(form, name, value);
  await tab.press(submitOf(form));
  await tab.expectTextVisible(
    `${form} [id$="-email-error"]`,
    wordsFor(cases, 'an email without a domain ending', 'email'),
  );
  await seesFirstWrongField(tab, form);
  expect(storedKindsOf(values.email)).toEqual([]);
  await tab.fill(form, 'email', values.email);
};

const expectStored = async (
  tab: EnginePage,
  form: string,
  { success, ends, stored }: FormPage,
  email: string,
) => {
  await tab.press(submitOf(form));
  await tab.expectTextVisible(notices, success);
  if ('page' in ends) await tab.expectPath(ends.page);
  else await tab.expectTextVisible('main', ends.panel);
  expect(storedKindsOf(email)).toEqual(stored);
};

test('contact is stored once, after an empty and a wrong one were refused', async ({ tab }) => {
  const formPage = formPageOf('contact');
  const form = formSelector(formPage.form);
  const values = uniqueValuesOnPhone(formPage);
  await openForm(tab, formPage.path, form);
  await tab.press(submitOf(form));
  await seesFirstWrongField(tab, form);
  await fillInAfterRefusal(tab, form, formPage.cases, values);
  await expectStored(tab, form, formPage, values.email);
});

test('a career application without a response is stored in the browser, and another page sends it once', async ({
  tab,
}) => {
  const formPage = formPageOf('career-application');
  const form = formSelector(formPage.form);
  const values = uniqueValuesOnPhone(formPage);
  const [file] = asUploads(values.curriculumVitae);
  if (!file) throw new Error('the form has no file');
  // On disk, because a driver gives the browser the path of a file, not its bytes.
  const fileName = `heliora-${process.pid}-${file.name}`;
  writeFileSync(join(tmpdir(), fileName), file.buffer);
  await openForm(tab, formPage.path, form);
  for (const [name, value] of Object.entries({ ...values, curriculumVitae: join(tmpdir(), fileName) }))
    await tab.fill(form, name, value);
  // Simulates a lost connection, because the drivers cannot cut it.
  await tab.evaluate(() => {
    XMLHttpRequest.prototype.send = function (this: XMLHttpRequest) {
      this.dispatchEvent(new ProgressEvent('error'));
    };
  });
  await tab.press(submitOf(form));
  await tab.expectTextVisible('main', formWords.waiting.heading);
  expect(storedKindsOf(values.email)).toEqual([]);

  await tab.driver.navigate('about:blank');
  await tab.open('/thankyou');
  await tab.expectTextVisible(notices, formPage.success);
  await tab.until('nothing waits', () => localStorage.getItem('unsent-list') === null);
  expect(storedKindsOf(values.email)).toEqual(formPage.stored);
  expect(storedFilesOf(values.email)).toEqual([
    { name: fileName, sha256: createHash('sha256').update(file.buffer).digest('hex') },
  ]);
});

test('a film asks for the sign-up, and starts once it is stored', async ({ tab }) => {
  const formPage = formPageOf('on-demand');
  const form = `dialog[open] ${formSelector('on-demand')}`;
  const values = uniqueValuesOnPhone(formPage);
  await tab.open('/on-demand');
  await tab.press('main article button');
  await formHydrated(tab, form);
  for (const [name, value] of Object.entries(values)) await tab.fill(form, name, value);
  await tab.press(submitOf(form));
  await tab.until('the film plays', () => {
    const film = document.querySelector<HTMLVideoElement>('dialog[open] video');
    return film && film.currentTime > 0;
  });
  expect(storedKindsOf(values.email)).toEqual(formPage.stored);
});

test('the free-class popup opens by scrolling and leads to a filled-in sign-up, and the lead is stored once', async ({
  tab,
}) => {
  const popup = `dialog[open] ${formSelector('free-class')}`;
  const { first_name, last_name, phone } = freeClassCases(Date.now).valid;
  const email = uniqueEmail('popup');
  await tab.clearStorage({ offers: true });
  await tab.open('/classes');
  await tab.until(
    'the popup opens',
    async (selector) => {
      const { scrollHeight, clientHeight } = document.documentElement;
      // Scrolls up and down: a page that is still hydrating misses the first scroll event.
      for (const share of [0.32, 0.4]) {
        scrollTo({ top: (scrollHeight - clientHeight) * share, behavior: 'instant' });
        await new Promise(requestAnimationFrame);
      }
      return document.querySelector(selector) !== null;
    },
    popup,
  );
  const isRefused = () =>
    tab.evaluate((path) => document.querySelector(path)?.matches(':disabled'), submitOf(popup));
  for (const [name, value] of Object.entries({ first_name, last_name, email, phone: '5550121' }))
    await tab.fill(popup, name, value);
  await tab.expectTextVisible(`${popup} [id$="-phone-error"]`, wordsFor(freeClassCases, '7 digits', 'phone'));
  expect(await isRefused()).toBe(true);
  await tab.fill(popup, 'phone', phone);
  await tab.press(submitOf(popup));
  await tab.expectPath('/sign-up');

  const formPage = formPageOf('sign-up');
  const signUp = formSelector('sign-up');
  await tab.startHydration();
  await formHydrated(tab, signUp);
  const tags = await tab.evaluate(() => Object.fromEntries(new URL(location.href).searchParams));
  expect(tags).toMatchObject({ utm_source: 'website_popup', utm_campaign: 'ready_set_book' });
  const given = await tab.evaluate(
    (selector, names) =>
      names.map((name) => document.querySelector<HTMLInputElement>(`${selector} [name="${name}"]`)?.value),
    signUp,
    ['firstName', 'lastName', 'email', 'phone'],
  );
  expect(given).toEqual([first_name, last_name, email, '305-555-0121']);
  const { zipCode, dateOfBirth, studio, password, repeatPassword } = formPage.cases(Date.now).valid;
  for (const [name, value] of Object.entries({ zipCode, dateOfBirth, studio, password, repeatPassword }))
    await tab.fill(signUp, name, value);
  await tab.press(submitOf(signUp));
  await tab.expectTextVisible(notices, formPage.success);
  await tab.expectPath('/thankyou/browser');
  expect(storedKindsOf(email)).toEqual(formPage.stored);
});
