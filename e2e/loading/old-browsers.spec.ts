import { expect, type Page } from '@playwright/test';
import { fillIn, formOn, openForm, submitButton } from '../forms/form-actions.ts';
import { type FormPage, formPageOf, uniqueValuesOnPhone, type ValuesWithEmail } from '../forms/form-pages.ts';
import { storedFilesOf, storedKindsOf } from '../forms/stored-submissions.ts';
import { phoneScreen } from '../playwright/screens.ts';
import { test } from '../playwright/test.ts';

test.use({ viewport: phoneScreen });
const drop = (page: Page, dropped: Record<string, readonly string[]>) =>
  page.addInitScript((lists) => {
    for (const [owner, names] of Object.entries(lists)) {
      const found = owner
        .split('.')
        .reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], window);
      for (const name of names) if (found) Reflect.deleteProperty(found, name);
    }
  }, dropped);

/**
 * Functions newer than Safari 15.4 or our targets (`scripts/bundle/browser-targets.ts`). Pages are
 * hydrated without them.
 */
const withoutNewerFunctions = (page: Page) =>
  drop(page, {
    'String.prototype': ['isWellFormed', 'toWellFormed'],
    'Array.prototype': ['toSorted', 'toReversed', 'toSpliced', 'with'],
    'Map.prototype': ['getOrInsert', 'getOrInsertComputed'],
    'Set.prototype': ['union', 'intersection', 'difference', 'isSubsetOf'],
    'Crypto.prototype': ['randomUUID'],
    'HTMLElement.prototype': ['showPopover', 'hidePopover', 'togglePopover', 'popover'],
    'Document.prototype': ['startViewTransition'],
    Array: ['fromAsync'],
    Object: ['groupBy'],
    Map: ['groupBy'],
    Promise: ['withResolvers', 'try'],
    URL: ['canParse', 'parse'],
    AbortSignal: ['timeout', 'any'],
    window: [
      'structuredClone',
      'requestIdleCallback',
      'cancelIdleCallback',
      'scheduler',
      'Iterator',
      'ViewTransition',
    ],
  });

/** Browsers without these functions get no script but the page's own (`app/page-script/main.ts`). */
const withoutReactRequirements = (page: Page) =>
  drop(page, {
    'Array.prototype': ['at', 'findLast', 'findLastIndex'],
    'String.prototype': ['at'],
    Object: ['hasOwn'],
  });

const expectThanks = async (page: Page, { ends }: FormPage) => {
  if ('page' in ends) await expect(page).toHaveURL(new RegExp(`${ends.page}(#content)?$`));
  else await expect(page.locator('main').getByText(ends.panel)).toBeVisible();
};
const expectStoredOnce = async (page: Page, formPage: FormPage, { email }: ValuesWithEmail) => {
  await expectThanks(page, formPage);
  expect(storedKindsOf(email)).toEqual(formPage.stored);
};
const postByBrowser = (page: Page) =>
  page.waitForRequest((request) => request.method() === 'POST' && request.isNavigationRequest());

/** The browser posts the form itself, and it is stored once. */
const sendByBrowser = async (page: Page, formPage: FormPage, values: ValuesWithEmail) => {
  const form = formOn(page, formPage.form);
  await fillIn(form, values);
  const posted = postByBrowser(page);
  await submitButton(form).click();
  await posted;
  await expectStoredOnce(page, formPage, values);
};

test('a form is stored once by a browser without the newer functions', async ({ page }) => {
  await withoutNewerFunctions(page);
  // A file in a GraphQL call: the transport with the most code.
  const formPage = formPageOf('career-application');
  const values = uniqueValuesOnPhone(formPage);
  await fillIn(await openForm(page, formPage), values);
  await submitButton(formOn(page, formPage.form)).click();
  await expectStoredOnce(page, formPage, values);
});

test('a form whose code throws is posted by the browser with its file, and a double press stores it once', async ({
  page,
}) => {
  await page.addInitScript(() => {
    XMLHttpRequest.prototype.send = () => {
      throw new TypeError('a function that this browser does not have');
    };
  });
  const formPage = formPageOf('career-application');
  const values = uniqueValuesOnPhone(formPage);
  const form = await openForm(page, formPage);
  await fillIn(form, values);
  const posted = postByBrowser(page);
  await submitButton(form).dblclick();
  await posted;
  await expectStoredOnce(page, formPage, values);
  expect(storedFilesOf(values.email)).toHaveLength(1);
});

// When our code throws later: app/forms/state/native-submit.dom.test.tsx.
test('an island that throws during hydration leaves the server’s form usable, and it is stored once', async ({
  page,
}) => {
  const contact = formPageOf('contact');
  const { name: typed, ...rest } = uniqueValuesOnPhone(contact);
  const form = formOn(page, 'contact');
  await page.route(/\/assets\/contact-form-/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export default () => { throw new TypeError("a function that this browser does not have") }',
    }),
  );
  const thrown = page.waitForEvent('console', (message) => message.text().includes('a function that'));
  await page.goto(contact.path);
  const name = form.locator('[name="name"]');
  // Hydration may throw while the text is typed, and the field loses the focus.
  await expect(async () => {
    await name.fill(String(typed));
    await expect(name).toHaveValue(String(typed), { timeout: 100 });
  }).toPass();
  await form.dispatchEvent('focusin');
  await thrown;
  await sendByBrowser(page, contact, rest);
});

test('a form is stored once by a browser that cannot run React', async ({ page }) => {
  const formPage = formPageOf('career-application');
  await withoutNewerFunctions(page);
  await withoutReactRequirements(page);
  await page.goto(formPage.path);
  await page.mouse.wheel(0, 100);
  await sendByBrowser(page, formPage, uniqueValuesOnPhone(formPage));
});
