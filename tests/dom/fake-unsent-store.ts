import type { UnsentForm } from '#app/forms/resend/unsent-store.ts';

/** jsdom has no IndexedDB; e2e/forms/unsent.spec.ts and e2e/engines test the real store. */
export const database = { forms: new Map<string, UnsentForm>(), isBroken: false };

export const writeUnsent = async (unsent: UnsentForm) => {
  if (database.isBroken) throw new DOMException('full', 'QuotaExceededError');
  database.forms.set(unsent.id, unsent);
};
export const deleteUnsent = async (id: string) => void database.forms.delete(id);
export const readAllUnsent = async () => [...database.forms.values()];
