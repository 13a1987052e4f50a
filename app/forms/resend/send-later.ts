import { expireKeySoon } from '#app/forms/transport/idempotency-key.ts';
import { submitHeaders } from '#domain/forms/attempt-headers.ts';
import { type Outcome, retryUntilAnswered } from './keep-trying.ts';
import { dropUnsent, keepUnsent, type Unsent } from './unsent.ts';

/** Kept and sent again until the server took it in or refused it; what this page cannot deliver, the next one tries. */
export const sendLater = async (
  unsent: Unsent,
  failure: unknown,
  send: () => Promise<unknown>,
): Promise<Outcome> => {
  keepUnsent(unsent);
  const outcome = await retryUntilAnswered(failure, send);
  if (outcome === 'taken in') expireKeySoon(unsent.form, unsent.attempt[submitHeaders.key]);
  if (outcome !== 'unanswered') dropUnsent(unsent);
  return outcome;
};
