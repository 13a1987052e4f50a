import { writeItem } from '#app/browser/storage.ts';
import { showToast } from '#app/components/ui/overlays/toast.tsx';
import { performInTurn } from '#app/forms/transport/form-requests.ts';
import { httpTransport } from '#app/forms/transport/http-transport.ts';
import { expireKeySoon } from '#app/forms/transport/idempotency-key.ts';
import { type FormRefused, hasNoResponse, isRefusal } from '#app/forms/transport/send-errors.ts';
import { xhrPost } from '#app/forms/transport/xhr-post.ts';
import { momentText } from '#content/formats.ts';
import { submitHeaders } from '#domain/forms/submit-headers.ts';
import { formSuccesses } from '#words/form-notices.ts';
import { formWords } from '#words/forms.ts';
import { announceSent, readUnsent, removeUnsent, withUnsentLock } from './unsent-forms.ts';
import { maxAgeMs } from './unsent-list.ts';
import { type UnsentForm, writeUnsent } from './unsent-store.ts';

const openForm = ({ pageUri }: UnsentForm) => ({
  label: formWords.waiting.openForm,
  run: () => window.location.assign(pageUri),
});

const refuse = async (unsent: UnsentForm, { message, fields }: FormRefused) => {
  await writeUnsent({ ...unsent, refusal: { message, fields } });
  await readUnsent();
  // On the form's own page the form itself shows the values and the message.
  if (new URL(unsent.pageUri).pathname === window.location.pathname) return;
  showToast({
    status: 'error',
    title: message,
    description: formWords.waiting.refused(momentText(unsent.at)),
    action: openForm(unsent),
    durationMs: 20_000,
  });
};

const accept = async (unsent: UnsentForm) => {
  expireKeySoon(unsent.form, unsent.headers[submitHeaders.key]);
  announceSent(unsent);
  if (unsent.savedAs) writeItem('localStorage', unsent.savedAs, JSON.stringify(unsent.values));
  await removeUnsent(unsent.id);
  showToast({
    status: 'success',
    title: unsent.success ?? formSuccesses.request,
    description: formWords.waiting.sent(momentText(unsent.at)),
    durationMs: 10_000,
  });
};

/** Expired personal data is deleted from the device. A toast says so, because the form was never sent. */
const expire = async (unsent: UnsentForm) => {
  await removeUnsent(unsent.id);
  showToast({
    status: 'error',
    title: formWords.waiting.expired(momentText(unsent.at)),
    action: openForm(unsent),
    durationMs: 20_000,
  });
};

/** False when the server is unreachable or overloaded, so that the other unsent forms are not tried. */
const retry = async (unsent: UnsentForm): Promise<boolean> => {
  const { requests, headers, pageUri } = unsent;
  try {
    await performInTurn(httpTransport(xhrPost(), headers, pageUri), [...requests]);
  } catch (error) {
    if (isRefusal(error)) await refuse(unsent, error);
    return !hasNoResponse(error);
  }
  await accept(unsent);
  return true;
};

/**
 * Sends every unsent form, oldest first. If the first request has arrived after all, the idempotency key
 * makes both one submission.
 */
export const resend = (): Promise<void> =>
  withUnsentLock(async () => {
    for (const unsent of await readUnsent()) {
      if (Date.now() - unsent.at > maxAgeMs) await expire(unsent);
      else if (!unsent.refusal && !(await retry(unsent))) return;
    }
  });
