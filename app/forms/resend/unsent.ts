import type { PageContext } from '#app/forms/transport/form-client.ts';
import type { SubmitHeaders } from '#app/forms/transport/idempotency-key.ts';
import { submitHeaders } from '#domain/forms/attempt-headers.ts';
import { unsentPlace } from './unsent-place.ts';

const keptForMs = 24 * 60 * 60 * 1000;
const atMost = 5;

/** A form that its visitor was thanked for, and that the server has not taken in yet. */
export type Unsent = {
  form: string;
  at: number;
  /** As the form's rules left them. */
  values: unknown;
  attempt: SubmitHeaders;
  page: PageContext;
};

/** What this browser still owes the server, oldest first. */
export const unsentForms = (): readonly Unsent[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(unsentPlace) ?? '[]');
    const all = Array.isArray(stored) ? stored : [];
    const current = all.filter(isCurrent);
    // Nobody's name and number stay on a device longer than they are of use.
    if (current.length < all.length) write(current);
    return current;
  } catch {
    return [];
  }
};

/** Outlives the tab, so that a lead is not lost with it. */
export const keepUnsent = (unsent: Unsent): void =>
  write([...unsentForms().filter((one) => !isSame(one, unsent)), unsent].slice(-atMost));

export const dropUnsent = (unsent: Unsent): void =>
  write(unsentForms().filter((one) => !isSame(one, unsent)));

const isCurrent = (stored: Partial<Unsent> | null): stored is Unsent =>
  typeof stored?.form === 'string' &&
  typeof stored.attempt?.[submitHeaders.key] === 'string' &&
  Date.now() - (stored.at ?? 0) < keptForMs;

/** By key and content, as the server tells submissions apart. */
const isSame = (one: Unsent, other: Unsent) =>
  one.attempt[submitHeaders.key] === other.attempt[submitHeaders.key] &&
  JSON.stringify(one.values) === JSON.stringify(other.values);

const write = (all: readonly Unsent[]) => {
  try {
    if (all.length === 0) localStorage.removeItem(unsentPlace);
    else localStorage.setItem(unsentPlace, JSON.stringify(all));
  } catch {
    // Storage may be full or switched off: then it is tried for as long as the page lives.
  }
};
