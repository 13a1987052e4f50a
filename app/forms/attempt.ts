/** What goes along with every form, beside its values: see server/http for how they are judged. */
export const attemptHeaders = {
  /** The same for a retry, a double press and a step back: with the same content it is stored once. */
  key: 'idempotency-key',
  /** What stood in the field that people cannot see. */
  trap: 'x-form-trap',
  /** Milliseconds from the first look at the form to the press of its button. */
  elapsed: 'x-form-elapsed',
} as const;

/** Stands in the form like any other field, out of sight: whoever fills it in did not look. */
export const trapField = 'homepage';

const storedAt = 'form-attempts';
let ofThisPage: string | undefined;

/** One key per visit of this tab: the server tells attempts apart by key and content together. */
export const attemptKey = (): string => {
  ofThisPage ??= readKey() ?? newKey();
  try {
    sessionStorage.setItem(storedAt, ofThisPage);
  } catch {
    // Storage may be switched off: then the key lives as long as the page.
  }
  return ofThisPage;
};

const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
const readKey = () => {
  try {
    return sessionStorage.getItem(storedAt) ?? undefined;
  } catch {
    return undefined;
  }
};
