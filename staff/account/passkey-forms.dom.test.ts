import { beforeEach, expect, test, vi } from 'vitest';
import type { FullNavigation } from '#staff/screen-types.ts';

const message = (part: string) => document.querySelector<HTMLElement>(`[data-passkey-says=${part}]`);

beforeEach(async () => {
  document.body.innerHTML = `
    <form data-passkey="create" data-options="/staff/me/passkeys/options" data-field="credential">
      <input type="hidden" name="credential" value="old">
      <p data-passkey-says="failed" hidden></p>
      <p data-passkey-says="exists" hidden></p>
      <button>Add a passkey</button>
    </form>`;
  await import('./passkey-forms.ts');
});

test('after a sign-out the drafts of the desk are deleted, and nothing of the site', async () => {
  const storage = { 'draft ana note 1': 'Call back.', 'draft:contact': '{}', 'unsent-forms': '[]' };
  vi.stubGlobal('localStorage', storage);
  Object.defineProperty(storage, 'removeItem', {
    value: (key: keyof typeof storage) => Reflect.deleteProperty(storage, key),
  });
  history.replaceState(null, '', '/staff/sign-in?notice=signed-out');
  vi.resetModules();
  await import('./passkey-forms.ts');
  expect(Object.keys(storage)).toEqual(['draft:contact', 'unsent-forms']);
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

test('when the server requires a verification first, the form is sent without a passkey and leads there', async () => {
  const response = { isFullNavigation: true } satisfies FullNavigation;
  vi.stubGlobal('fetch', async () => Response.json(response, { status: 403 }));
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
  document.querySelector('button')?.click();
  await expect.poll(() => submit).toHaveBeenCalledTimes(1);
  expect(document.querySelector('input')?.value).toBe('');
  expect(message('failed')?.hidden).toBe(true);
});

test('on a device that already has a passkey, the form says so instead of asking for another try', async () => {
  const options = {
    challenge: 'AA',
    user: { id: 'AA', name: 'ana', displayName: 'Ana' },
    excludeCredentials: [],
  };
  vi.stubGlobal('fetch', async () => Response.json(options));
  vi.stubGlobal('PublicKeyCredential', class {});
  const create = vi.fn(async () => {
    throw new DOMException('registered', 'InvalidStateError');
  });
  vi.stubGlobal('navigator', { credentials: { create } });
  document.querySelector('button')?.click();
  await expect.poll(() => message('exists')?.hidden).toBe(false);
  expect(message('failed')?.hidden).toBe(true);
  expect(document.querySelector('button')?.disabled).toBe(false);
});
