import { expect, type Locator, type Page } from '@playwright/test';
import { asUploads } from './form-actions.ts';

type FocusedField = {
  name: string;
  type: string;
  value: string;
  isChecked: boolean;
  chosen: number;
  options: string[];
};

const focusedFieldIn = (form: Locator): Promise<FocusedField | null> =>
  form.evaluate((node) => {
    const here = document.activeElement;
    if (!here || here === node || !node.contains(here)) return null;
    const { name = '', type = '', value = '', checked = false } = here as HTMLInputElement;
    const select = here instanceof HTMLSelectElement ? here : undefined;
    return {
      name,
      type,
      value,
      isChecked: checked,
      chosen: select?.selectedIndex ?? -1,
      options: select ? [...select.options].map((option) => option.value) : [],
    };
  });

const enterValue = async (page: Page, form: Locator, field: FocusedField, value: unknown) => {
  const { keyboard } = page;
  switch (field.type) {
    case 'select-one': {
      const steps = field.options.indexOf(String(value)) - field.chosen;
      for (let step = 0; step < steps; step += 1) await keyboard.press('ArrowDown');
      return;
    }
    case 'radio': {
      await keyboard.press('Space');
      while ((await focusedFieldIn(form))?.value !== value) await keyboard.press('ArrowDown');
      return;
    }
    case 'checkbox': {
      const isWanted = Array.isArray(value) ? value.includes(field.value) : Boolean(value);
      if (isWanted !== field.isChecked) await keyboard.press('Space');
      return;
    }
    case 'file': {
      const files = asUploads(value);
      if (files.length === 0) return;
      const chooser = page.waitForEvent('filechooser');
      await keyboard.press('Enter');
      await (await chooser).setFiles(files);
      // The error of an empty field has its own button, which disappears with the error.
      return expect(form.locator(`[name="${field.name}"]`)).not.toHaveAttribute('aria-invalid', 'true');
    }
    default: {
      const text = String(value);
      if (field.value) await keyboard.press('Control+a');
      // Masks insert the separators; long texts are pasted, because typing them takes too long.
      if (/^[\d/-]+$/.test(text)) await keyboard.type(text.replace(/\D/g, ''));
      else if (text.length < 8) await keyboard.type(text);
      else await keyboard.insertText(text);
    }
  }
};

/**
 * Fills a form with the keyboard only: Tab from its first field to its button. Returns the names of the
 * fields on the way.
 */
export const fillByKeyboard = async (
  form: Locator,
  values: Record<string, unknown>,
): Promise<ReadonlySet<string>> => {
  const page = form.page();
  const reached = new Set<string>();
  // The first listener starts the interception of the file chooser; later, a busy browser might handle the
  // key first.
  page.on('filechooser', () => {});
  await form.locator('input:visible:not([tabindex="-1"]), select:visible').first().focus();
  for (;;) {
    const field = await focusedFieldIn(form);
    if (!field) throw new Error(`The focus left the form after ${[...reached].join(', ')}`);
    if (field.type === 'submit') return reached;
    if (field.name) reached.add(field.name);
    if (values[field.name] !== undefined) await enterValue(page, form, field, values[field.name]);
    await page.keyboard.press('Tab');
  }
};
