import { groupClassForm } from '#app/forms/catalog/group-class-form.tsx';
import type { AnyForm } from '#app/forms/engine/form-definition.ts';
import { createFormClient } from '#app/forms/transport/form-client.ts';
import { expireKeySoon } from '#app/forms/transport/idempotency-key.ts';
import { xhrPost } from '#app/forms/transport/xhr-post.ts';
import { submitHeaders } from '#domain/forms/attempt-headers.ts';
import { sendLater } from './send-later.ts';
import { dropUnsent, type Unsent, unsentForms } from './unsent.ts';

/** All that are shown as sent even if they fail: a test holds that none is missing. */
export const resumableForms: readonly AnyForm[] = [groupClassForm];

const resume = async (unsent: Unsent) => {
  const form = resumableForms.find(({ name }) => name === unsent.form);
  if (!form) return dropUnsent(unsent);
  const send = () => form.send(unsent.values, createFormClient(xhrPost(), unsent.attempt, unsent.page));
  try {
    await send();
  } catch (error) {
    await sendLater(unsent, error, send);
    return;
  }
  expireKeySoon(unsent.form, unsent.attempt[submitHeaders.key]);
  dropUnsent(unsent);
};

/** What an earlier page could not deliver, under the keys of then: whatever did arrive is not stored twice. */
export const resumeUnsent = async (): Promise<void> => {
  await Promise.all(unsentForms().map(resume));
};
