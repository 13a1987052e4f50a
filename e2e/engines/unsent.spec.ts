import { createHash, randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forms } from '#words/forms.ts';
import { asUploads, type FormPage, formPages } from '../support/form-pages.ts';
import { filesStoredUnder, storedUnder } from '../support/stored.ts';
import { expect, test } from './engine-test.ts';

const pageOf = (name: string) => formPages.find(({ form }) => form === name) as FormPage;
const formSelector = (form: string) => `form:has(input[name="form"][value="${form}"])`;

for (const formPage of [pageOf('contact'), pageOf('career-application')]) {
  test(`${formPage.form}: without a response it is stored in the browser, and another page sends it once`, async ({
    tab,
  }) => {
    const { form: name, path, cases, success, stored } = formPage;
    const form = formSelector(name);
    const { valid } = cases(Date.now);
    const values: Record<string, unknown> = {
      ...valid,
      email: `${name}.${randomUUID().slice(0, 8)}@example.com`,
    };
    const [file] = asUploads(valid.curriculumVitae);
    if (file) {
      // On disk, because a driver gives the browser the path of a file.
      values.curriculumVitae = join(tmpdir(), `heliora-${process.pid}-${file.name}`);
      writeFileSync(String(values.curriculumVitae), file.buffer);
    }
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
    for (const [field, value] of Object.entries(values)) await tab.fill(form, field, value);
    // The drivers cannot cut the line.
    await tab.evaluate(() => {
      XMLHttpRequest.prototype.send = function (this: XMLHttpRequest) {
        this.dispatchEvent(new ProgressEvent('error'));
      };
    });
    await tab.press(`${form} button[type="submit"]`);
    await tab.seeText('main', forms.waiting.heading);
    expect(storedUnder(String(values.email))).toEqual([]);

    await tab.driver.navigate('about:blank');
    await tab.open('/teachers');
    await tab.seeText('[aria-label="Notices"]', success);
    await tab.until('nothing waits', () => localStorage.getItem('unsent-list') === null);
    expect(storedUnder(String(values.email))).toEqual(stored);
    if (file)
      expect(filesStoredUnder(String(values.email))).toEqual([
        {
          name: `heliora-${process.pid}-${file.name}`,
          sha256: createHash('sha256').update(file.buffer).digest('hex'),
        },
      ]);
  });
}
