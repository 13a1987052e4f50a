import type { submitHeaders } from '#domain/forms/attempt-headers.ts';

/** What the server is told about an attempt, as headers. */
export type SubmitHeaders = Record<string, string> & Record<(typeof submitHeaders)['key'], string>;

/**
 * Stands in the form like any other field, out of sight: whoever fills it in did not look. No browser and no password
 * manager has a value for this name, so that none fills it in for a person.
 */
export const honeypotField = 'topic_reference';

/** The idempotency key of a form that the browser posts by itself, which can send no headers (plain-post.ts). */
export const attemptField = 'attempt_key';

/** Who comes back to a form within this time after it was taken in, and sends the same once more, did not mean two. */
const stepBackMs = 10 * 60_000;

/** `isAskedAnew`: the visitor has the empty form before them again, but does not know yet that this one arrived. */
type Attempt = { key: string; endsAt?: number; isResubmission?: boolean };
const ofThisPage = new Map<string, Attempt>();
const placeOf = (form: string) => `form-attempt:${form}`;

/**
 * The key of the attempt under way at this form, in this tab. A failure or an answer that never came leaves it as it
 * is, so that the next press repeats the attempt; the server tells attempts apart by key and content together.
 */
export const currentKey = (form: string): string => {
  const last = known(form);
  const isUnderWay = last && Date.now() < (last.endsAt ?? Number.POSITIVE_INFINITY);
  const { isResubmission: _, ...attempt } = isUnderWay ? last : newAttempt();
  keep(form, attempt);
  return attempt.key;
};

/**
 * What was sent under this key was taken in: for a while a step back or a reload leads to the same attempt. It may have
 * taken a while itself; whoever asked for the form once more meanwhile means what they send next.
 */
export const expireKeySoon = (form: string, key: string): void => {
  const last = known(form);
  if (last?.key !== key) return;
  keep(form, last.isResubmission ? newAttempt() : { key, endsAt: Date.now() + stepBackMs });
};

/**
 * The visitor asked for the form once more: what was taken in and is sent again is meant to be sent again. What failed
 * may have arrived all the same, so that attempt goes on until it is known to have arrived.
 */
export const newKey = (form: string): void => {
  const last = known(form);
  if (last) keep(form, last.endsAt === undefined ? { ...last, isResubmission: true } : newAttempt());
};

const known = (form: string) => ofThisPage.get(form) ?? readAttempt(form);

const keep = (form: string, attempt: Attempt) => {
  ofThisPage.set(form, attempt);
  try {
    sessionStorage.setItem(placeOf(form), JSON.stringify(attempt));
  } catch {
    // Storage may be switched off: then the attempt lives as long as the page.
  }
};

const newAttempt = (): Attempt => ({
  key: Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-'),
});

const readAttempt = (form: string): Attempt | undefined => {
  try {
    const stored: Attempt | null = JSON.parse(sessionStorage.getItem(placeOf(form)) ?? 'null');
    return typeof stored?.key === 'string' ? stored : undefined;
  } catch {
    return undefined;
  }
};
