import { unscoped } from '#server/db/unscoped.ts';
import type { IntakeServices, RequestMetadata, SubmissionInput } from '#server/models/leads/intake.ts';
import { adjustableClock } from '#tests/support/adjustable-clock.ts';

export const intakeOn = (
  database: IntakeServices['database'],
  change: Partial<IntakeServices> = {},
): IntakeServices => ({
  database,
  clock: adjustableClock(),
  limitPerMinute: 1000,
  notifyWorker: () => {},
  ...change,
});

export const testMetadata = (change: Partial<RequestMetadata> = {}): RequestMetadata => ({
  ip: '203.0.113.9',
  key: 'key-1',
  ...change,
});

/** Tests of the outbox may use any payload with any kind. */
type InputChange = Partial<Omit<SubmissionInput, 'payload' | 'consent' | 'locationId'>> & {
  locationId?: number | null;
  payload?: Record<string, unknown>;
  consent?: string | null;
};

export const testInput = (change: InputChange = {}): SubmissionInput =>
  ({
    formKind: 'contact',
    topic: 3,
    locationId: 48750,
    email: 'priya.nair@example.com',
    payload: { name: 'Priya Nair', email: 'priya.nair@example.com', description: 'A towel.' },
    entries: [
      { kind: 'notify-managers', payload: { formId: 3, studioIds: [48750] } },
      { kind: 'confirm-to-visitor', payload: {} },
    ],
    ...change,
  }) as SubmissionInput;

/** Entries of the outbox that are deliveries, without those that open a ticket. */
export const deliveryEntries = ({ kysely }: IntakeServices['database']) =>
  unscoped(kysely).selectFrom('outbox').selectAll().orderBy('id').execute();

/** `outbox` counts deliveries only. */
export const rowCounts = async (database: IntakeServices['database']) => {
  const { kysely } = database;
  const count = async (table: 'submissions' | 'uploads' | 'accounts') =>
    (await unscoped(kysely).selectFrom(table).select('id').execute()).length;
  return {
    submissions: await count('submissions'),
    outbox: (await deliveryEntries(database)).length,
    uploads: await count('uploads'),
    accounts: await count('accounts'),
  };
};
