import { dayMs } from '#domain/durations.ts';
import type { FormKind } from '#domain/forms/forms.ts';
import { retention } from '#domain/retention.ts';
import type { Database } from '#server/db/connect.ts';
import { storeSubmission } from '#server/models/leads/intake.ts';
import { intakeOn, testInput, testMetadata } from '#tests/forms/submissions.ts';
import { adjustableClock } from '#tests/support/adjustable-clock.ts';

const yearsAgo = (years: number) => Date.parse(`${2026 - years}-11-15T17:00:00Z`);

/** The day of the run. */
export const runAt = yearsAgo(0);

/** The last moments at which a submission is expired on that day. */
export const expiredAt = {
  leads: yearsAgo(retention.leads.years) - dayMs,
  applications: yearsAgo(retention.applications.years) - dayMs,
};

let stored = 0;

/** Stores a submission of a new visitor. Returns the number in its email address and in its files' keys. */
export const storeAt = async (database: Database, formKind: FormKind, at: number, files = 0) => {
  stored += 1;
  const number = stored;
  await storeSubmission(
    intakeOn(database, { clock: adjustableClock(at) }),
    testMetadata({ key: `key-${number}` }),
    testInput({
      formKind,
      email: `visitor${number}@example.com`,
      files: Array.from({ length: files }, (_, index) => ({
        key: `aa/file-${number}-${index}`,
        name: 'resume.pdf',
        type: 'application/pdf',
        size: 10,
        sha256: 'x',
      })),
    }),
  );
  return number;
};

/** Removes files, except those with one of these parts in their keys. */
export const recordingStore = (broken: readonly string[] = []) => {
  const removed: string[] = [];
  const remove = async (key: string) => {
    if (broken.some((part) => key.includes(part))) throw new Error('the store is away');
    removed.push(key);
  };
  return { removed, remove };
};

/** The result of a run that had nothing to do. */
export const noCounts = { submissions: 0, files: 0, lines: 0, failed: 0 };
