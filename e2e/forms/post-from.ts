import type { Page } from '@playwright/test';
import { asUploads } from './form-actions.ts';
import type { FormPage } from './form-pages.ts';

type ResponsePage = { status: number; path: string; html: string; text: string; error: string };

/**
 * Reads the form in the HTML of a page, changes values in it and posts it, like a browser without scripts. The
 * page is not rendered.
 */
export const postFrom = (
  page: Page,
  html: string,
  { form, path }: FormPage,
  typed: Record<string, unknown>,
): Promise<ResponsePage> => {
  const changes = Object.entries(typed).map(([name, value]) => ({
    name,
    values: [value].flat().map(String),
    files: asUploads(value).map(({ name, mimeType, buffer }) => ({
      name,
      mimeType,
      content: buffer.toString('base64'),
    })),
  }));
  return page.evaluate(
    async ([source, name, at, all]) => {
      const read = (text: string) => new DOMParser().parseFromString(text, 'text/html');
      const element = read(source).querySelector<HTMLInputElement>(
        `input[name="form"][value="${name}"]`,
      )?.form;
      if (element?.method !== 'post') throw new Error(`No form ${name} that posts`);
      for (const { name: field, values, files } of all) {
        const controls = [...element.querySelectorAll<HTMLInputElement>(`[name="${field}"]`)];
        if (controls.length === 0) throw new Error(`No field ${field}`);
        for (const control of controls)
          if (control.type === 'radio') control.checked = values.includes(control.value);
          else if (control.type === 'checkbox')
            control.checked = values.includes(control.value) || values.includes('true');
          else if (control.type === 'file') {
            const chosen = new DataTransfer();
            for (const { name: fileName, mimeType, content } of files) {
              const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
              chosen.items.add(new File([bytes], fileName, { type: mimeType }));
            }
            control.files = chosen.files;
          } else control.value = values.join();
      }
      const data = new FormData(element);
      const body =
        element.enctype === 'multipart/form-data'
          ? data
          : new URLSearchParams([...data].map(([key, value]) => [key, String(value)]));
      const target = new URL(element.getAttribute('action') ?? '', new URL(at, location.href));
      const response = await fetch(target, { method: 'POST', body, headers: { accept: 'text/html' } });
      const responseHtml = await response.text();
      const parsed = read(responseHtml);
      for (const script of parsed.querySelectorAll('script, style')) script.remove();
      return {
        status: response.status,
        path: new URL(response.url).pathname,
        html: responseHtml,
        text: parsed.body.textContent ?? '',
        error: parsed.querySelector('[id$="-email-error"]')?.textContent ?? '',
      };
    },
    [html, form, path, changes] as const,
  );
};
