import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import type { FullNavigation } from '#staff/screen-types.ts';

/**
 * The script of forms that use a passkey (`data-passkey`): the response of the authenticator becomes a hidden
 * field, and the form is sent as usual. Without scripts the button is hidden, and a member signs in another
 * way.
 */
type PasskeyForm = HTMLFormElement & {
  dataset: { passkey: 'create' | 'get'; options: string; field: string };
};

type CredentialOptions = PublicKeyCredentialCreationOptionsJSON & PublicKeyCredentialRequestOptionsJSON;

const isPasskeyForm = (target: EventTarget | null): target is PasskeyForm =>
  target instanceof HTMLFormElement && target.dataset.passkey !== undefined;

const show = (form: HTMLFormElement, part: 'busy' | 'failed' | 'exists' | null) => {
  for (const element of form.querySelectorAll<HTMLElement>('[data-passkey-says]'))
    element.hidden = element.dataset.passkeySays !== part;
  const button = form.querySelector<HTMLButtonElement>('button');
  if (button) button.disabled = part === 'busy';
};

const requestCredential = async (form: PasskeyForm): Promise<string | null> => {
  const response = await fetch(form.dataset.options, {
    method: 'POST',
    headers: { accept: 'application/json' },
  });
  const options = (await response.json()) as CredentialOptions | FullNavigation;
  // The server requires a verification first: the form without a credential leads there.
  if ('isFullNavigation' in options) return null;
  if (!response.ok) throw new Error('no options');
  const credential = await (form.dataset.passkey === 'create'
    ? startRegistration({ optionsJSON: options })
    : startAuthentication({ optionsJSON: options }));
  return JSON.stringify(credential);
};

const send = async (form: PasskeyForm) => {
  show(form, 'busy');
  try {
    const credentialJson = await requestCredential(form);
    const field = form.elements.namedItem(form.dataset.field);
    if (field instanceof HTMLInputElement) field.value = credentialJson ?? '';
    form.submit();
  } catch (error) {
    // Any other error: the member closed the dialog, or the device has no passkey for this site.
    show(form, (error as Error).name === 'InvalidStateError' ? 'exists' : 'failed');
  }
};

// In the capture phase, because the client of the other screens also handles forms, but not this one.
document.addEventListener(
  'submit',
  (event) => {
    if (!isPasskeyForm(event.target)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    void send(event.target);
  },
  true,
);
// After a sign-out the drafts of the desk (staff/runtime/drafts.ts) are deleted. The rest of the storage is
// that of the site: it may have a form of a visitor that is not sent yet.
if (new URLSearchParams(location.search).get('notice') === 'signed-out')
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (key.startsWith('draft ')) storage.removeItem(key);
document.documentElement.toggleAttribute('data-no-passkeys', !('PublicKeyCredential' in window));
