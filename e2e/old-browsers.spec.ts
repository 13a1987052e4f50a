import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import {
  type FormPage,
  fillIn,
  formPages,
  notice,
  openForm,
  submitButton,
  withoutPopups,
} from './form-pages.ts';
import { storedUnder } from './stored.ts';

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ page }) => withoutPopups(page));

/** What browsers below our target lack (`scripts/browser-targets.ts`), and some that are newer than it. */
const withoutNewerFunctions = (page: Page) =>
  page.addInitScript(() => {
    const drop = (owner: object | undefined, ...names: string[]) => {
      for (const name of names) if (owner) Reflect.deleteProperty(owner, name);
    };
    drop(String.prototype, 'isWellFormed', 'toWellFormed', 'replaceAll', 'at');
    drop(Array.prototype, 'toSorted', 'toReversed', 'toSpliced', 'with', 'at', 'findLast', 'findLastIndex');
    drop(Object, 'groupBy', 'hasOwn');
    drop(Map, 'groupBy');
    drop(Map.prototype, 'getOrInsert', 'getOrInsertComputed');
    drop(Set.prototype, 'union', 'intersection', 'difference', 'isSubsetOf');
    drop(Promise, 'withResolvers', 'try');
    drop(Array, 'fromAsync');
    drop(URL, 'canParse', 'parse');
    drop(AbortSignal, 'timeout', 'any');
    drop(Crypto.prototype, 'randomUUID');
    drop(HTMLElement.prototype, 'showPopover', 'hidePopover', 'togglePopover', 'popover');
    drop(Document.prototype, 'startViewTransition');
    drop(window, 'structuredClone', 'requestIdleCallback', 'cancelIdleCallback', 'scheduler', 'Iterator');
  });

/** Nobody else's in this run, so that what is stored can be counted. */
const valuesOf = ({ form, cases }: FormPage): Record<string, unknown> & { email: string } => {
  const { marketing: _, ...valid } = cases(Date.now).valid;
  return { ...valid, email: `${form}.${randomUUID().slice(0, 8)}@example.com` };
};

const expectThanks = async (page: Page, { ends }: FormPage) => {
  if ('page' in ends) await expect(page).toHaveURL(new RegExp(`${ends.page}(#content)?$`));
  else await expect(page.locator('main').getByText(ends.panel)).toBeVisible();
};

for (const formPage of formPages) {
  const { form: name, stored } = formPage;

  test(`${name}: stored once by a browser without the newer functions`, async ({ page }) => {
    await withoutNewerFunctions(page);
    const values = valuesOf(formPage);
    const form = await openForm(page, formPage);
    await fillIn(form, values);
    await submitButton(form).click();
    await expectThanks(page, formPage);
    expect(storedUnder(values.email)).toEqual(stored);
  });

  test(`${name}: a rule that throws leaves the sending to the browser, stored once`, async ({ page }) => {
    const values = valuesOf(formPage);
    await page.addInitScript((email) => {
      const { trim } = String.prototype;
      String.prototype.trim = function (this: string) {
        if (String(this) === email) throw new TypeError('a function that this browser does not have');
        return trim.call(this);
      };
    }, values.email);
    const form = await openForm(page, formPage);
    await fillIn(form, values);
    const posted = page.waitForRequest(
      (request) => request.method() === 'POST' && request.isNavigationRequest(),
    );
    await submitButton(form).click();
    await posted;
    await expectThanks(page, formPage);
    expect(storedUnder(values.email)).toEqual(stored);
  });
}

test('an answer that our code cannot read is asked for again by the browser, and stored once', async ({
  page,
}) => {
  const formPage = formPages.find(({ form }) => form === 'contact') as FormPage;
  const values = valuesOf(formPage);
  await page.addInitScript(() => {
    Object.defineProperty(XMLHttpRequest.prototype, 'responseText', {
      get() {
        throw new TypeError('a function that this browser does not have');
      },
    });
  });
  const form = await openForm(page, formPage);
  await fillIn(form, values);
  await submitButton(form).click();
  await expectThanks(page, formPage);
  expect(storedUnder(values.email)).toEqual(formPage.stored);
});

test('a part whose code throws while it wakes leaves the form of the server standing', async ({ page }) => {
  const formPage = formPages.find(({ form }) => form === 'contact') as FormPage;
  const values = valuesOf(formPage);
  await page.goto(formPage.path);
  const form = page.locator('form:has(input[name="form"][value="contact"])');
  await form.locator('[name="name"]').evaluate((field: HTMLInputElement, name) => {
    field.value = name;
    // Asked by the form's first render, which reads what was typed before.
    window.FormData = class {
      constructor() {
        throw new TypeError('a function that this browser does not have');
      }
    } as unknown as typeof FormData;
  }, String(values.name));
  await page.mouse.wheel(0, 100);
  await page.waitForFunction(() => !window.earlyPresses);
  await form.scrollIntoViewIfNeeded();
  const { name: _, ...rest } = values;
  await fillIn(form, rest);
  const posted = page.waitForRequest(
    (request) => request.method() === 'POST' && request.isNavigationRequest(),
  );
  await submitButton(form).click();
  await posted;
  await expectThanks(page, formPage);
  expect(storedUnder(values.email)).toEqual(formPage.stored);
});

test('without popovers a notice and the "Sending" screen are seen all the same', async ({ page }) => {
  await withoutNewerFunctions(page);
  const formPage = formPages.find(({ form }) => form === 'contact') as FormPage;
  const form = await openForm(page, formPage);
  await fillIn(form, valuesOf(formPage));
  let answer = () => {};
  await page.route(`**${formPage.call}`, async (route) => {
    await new Promise<void>((done) => {
      answer = done;
    });
    await route.abort();
  });
  await submitButton(form).click();
  await expect(form.getByRole('status')).toBeVisible();
  answer();
  await expect(notice(page, formPage.failure)).toBeVisible();
  await expect(form.getByRole('status')).toBeHidden();
});
