// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import type { FullNavigation } from '#staff/screen-types.ts';

test('when the server requires a verification first, the form is sent without a passkey and leads there', async () => {
  const response = { isFullNavigation: true } satisfies FullNavigation;
  vi.stubGlobal('fetch', async () => Response.json(response, { status: 403 }));
  document.body.innerHTML = `
    <form data-passkey="create" data-options="/staff/me/passkeys/options" data-field="credential">
      <input type="hidden" name="credential" value="old">
      <p data-passkey-says="failed" hidden></p>
      <button>Add a passkey</button>
    </form>`;
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
  await import('./passkey-forms.ts');
  document.querySelector('button')?.click();
  await vi.waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
  expect(document.querySelector('input')?.value).toBe('');
  expect(document.querySelector<HTMLElement>('[data-passkey-says]')?.hidden).toBe(true);
});
