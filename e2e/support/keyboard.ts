import { expect, type Locator, type Page } from '@playwright/test';
import { asUploads } from './form-actions.ts';

type Stop = {
  name: string;
  type: string;
  value: string;
  isChecked: boolean;
  chosen: number;
  options: string[];
};

const stopIn = (form: Locator): Promise<Stop | null> =>
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

/** Enters a value into the focused field with the keyboard. */
const give = async (page: Page, form: Locator, stop: Stop, value: unknown) => {
  const { keyboard } = page;
  switch (stop.type) {
    case 'select-one': {
      const steps = stop.options.indexOf(String(value)) - stop.chosen;
      for (let step = 0; step < steps; step += 1) await keyboard.press('ArrowDown');
      return;
    }
    case 'radio': {
      await keyboard.press('Space');
      while ((await stopIn(form))?.value !== value) await keyboard.press('ArrowDown');
      return;
    }
    case 'checkbox': {
      const isWanted = Array.isArray(value) ? value.includes(stop.value) : Boolean(value);
      if (isWanted !== stop.isChecked) await keyboard.press('Space');
      return;
    }
    case 'file': {
      const files = asUploads(value);
      if (files.length === 0) return;
      const chooser = page.waitForEvent('filechooser');
      await keyboard.press('Enter');
      await (await chooser).setFiles(files);
      // The error of an empty field has its own button, which disappears with the error.
      return expect(form.locator(`[name="${stop.name}"]`)).not.toHaveAttribute('aria-invalid', 'true');
    }
    default: {
      const text = String(value);
      if (stop.value) await keyboard.press('Control+a');
      // Masks insert the separators; long texts are pasted, because typing them takes too long.
      if (/^[\d/-]+$/.test(text)) await keyboard.type(text.replace(/\D/g, ''));
      else if (text.length < 8) await keyboard.type(text);
      else await keyboard.insertText(text);
    }
  }
};

/**
 * Fills a form with the keyboard only: Tab from its first field to its button, which then has the focus. Returns the names of
 * the fields on the way.
 */
export const fillByKeyboard = async (
  form: Locator,
  values: Record<string, unknown>,
): Promise<ReadonlySet<string>> => {
  const page = form.page();
  const met = new Set<string>();
  // The first listener starts the interception of the file chooser; if it started later, a busy browser might handle the key first.
  page.on('filechooser', () => {});
  await form.locator('input:visible:not([tabindex="-1"]), select:visible').first().focus();
  for (;;) {
    const stop = await stopIn(form);
    if (!stop) throw new Error(`The focus left the form after ${[...met].join(', ')}`);
    if (stop.type === 'submit') return met;
    if (stop.name) met.add(stop.name);
    if (values[stop.name] !== undefined) await give(page, form, stop, values[stop.name]);
    await page.keyboard.press('Tab');
  }
};
