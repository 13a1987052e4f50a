import { createHash, randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forms } from '#words/forms.ts';
import { asUploads, type FormPage, formPages } from '../support/form-pages.ts';
import { filesStoredUnder, storedUnder } from '../support/stored.ts';
import { expect, test } from './engine-test.ts';

/** A form with a file: it stores in the browser all that a form without one does. */
const name = 'career-application';
const { path, cases, success, stored } = formPages.find(({ form }) => form === name) as FormPage;
const form = `form:has(input[name="form"][value="${name}"])`;

test(`${name}: without a response it is stored in the browser, and another page sends it once`, async ({
  tab,
}) => {
  const { valid } = cases(Date.now);
  const [file] = asUploads(valid.curriculumVitae);
  if (!file) throw new Error('the form has no file');
  const email = `${name}.${randomUUID().slice(0, 8)}@example.com`;
  // On disk, because a driver gives the browser the path of a file.
  const fileName = `heliora-${process.pid}-${file.name}`;
  writeFileSync(join(tmpdir(), fileName), file.buffer);
  await tab.open(path);
  await tab.until(
    `${name} is hydrated`,
    (selector) => {
      const element = document.querySelector(selector);
      element?.scrollIntoView({ behavior: 'instant' });
      return element?.hasAttribute('data-hydrated');
    },
    form,
  );
  const values = { ...valid, email, curriculumVitae: join(tmpdir(), fileName) };
  for (const [field, value] of Object.entries(values)) await tab.fill(form, field, value);
  // The drivers cannot cut the line.
  await tab.evaluate(() => {
    XMLHttpRequest.prototype.send = function (this: XMLHttpRequest) {
      this.dispatchEvent(new ProgressEvent('error'));
    };
  });
  await tab.press(`${form} button[type="submit"]`);
  await tab.seeText('main', forms.waiting.heading);
  expect(storedUnder(email)).toEqual([]);

  await tab.driver.navigate('about:blank');
  await tab.open('/teachers');
  await tab.seeText('[aria-label="Notices"]', success);
  await tab.until('nothing waits', () => localStorage.getItem('unsent-list') === null);
  expect(storedUnder(email)).toEqual(stored);
  expect(filesStoredUnder(email)).toEqual([
    { name: fileName, sha256: createHash('sha256').update(file.buffer).digest('hex') },
  ]);
});
