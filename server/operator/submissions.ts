import { byteOrderMark, csvLine } from '#domain/text/csv.ts';
import { escapeDirectionMarks } from '#domain/text/text-direction.ts';
import { mailedFields } from '#domain/tickets/ticket-fields.ts';
import type { Db } from '#server/db/connect.ts';
import { campaignOf } from '#server/models/leads/submission-text.ts';
import {
  findByReference,
  findSubmission,
  listSubmissions,
  type Submission,
  type SubmissionFilter,
  toContext,
} from '#server/models/leads/submissions.ts';
import { uploadsOf } from '#server/models/leads/uploads.ts';
import { outboxOf } from '#server/outbox/outbox-entries.ts';

const time = (instant: number) => new Date(instant).toISOString();
const batchSize = 500;

/** All matching submissions, newest first, in batches, so that a large export needs little memory. */
async function* everySubmission(db: Db, filter: Omit<SubmissionFilter, 'limit'>): AsyncGenerator<Submission> {
  let after: SubmissionFilter['after'];
  for (;;) {
    const rows = await listSubmissions(db, { ...filter, limit: batchSize, ...(after ? { after } : {}) });
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < batchSize) return;
    after = last.id;
  }
}

export async function* listAsText(db: Db, filter: SubmissionFilter): AsyncGenerator<string> {
  for (const row of await listSubmissions(db, filter)) {
    const mark = row.spam ? ` spam:${row.spam}` : '';
    yield `${time(row.createdAt)}  ${row.id}  ${row.formKind.padEnd(18)}  ${row.locationId ?? '-'}  ${row.email || '(deleted)'}${mark}\n`;
  }
}

/** Other programs read exports, so the keys stay the same. */
const toExported = ({ createdAt, formKind, topic, locationId, requestMetadata, ...row }: Submission) => ({
  ...row,
  form: formKind,
  formId: topic,
  studioId: locationId,
  context: toContext(requestMetadata),
  createdAt: time(createdAt),
});

/** Finds a submission by its id or by the reference on the visitor's receipt. */
export const showAsText = async (db: Db, name: string): Promise<string | undefined> => {
  const submission = (await findSubmission(db, name)) ?? (await findByReference(db, name));
  if (!submission) return undefined;
  const { id } = submission;
  const files = (await uploadsOf(db, id)).map(({ name, type, size, store_key }) => ({
    name,
    type,
    size,
    store_key,
  }));
  const shown = {
    ...toExported(submission),
    files,
    outbox: await outboxOf(db, id),
  };
  return `${escapeDirectionMarks(JSON.stringify(shown, null, 2))}\n`;
};

/** Every field has its own column in every export, so that a spreadsheet can be sorted by it. */
const typedFields = [...mailedFields.filter((field) => field !== 'email'), 'files'] as const;
const columns = [
  ...['id', 'time', 'form', 'form_id', 'studio_id', 'email', 'spam'],
  ...typedFields,
  ...['page', 'utm_source', 'utm_medium', 'utm_campaign', 'ip'],
];
const inOneCell = (value: unknown) => (Array.isArray(value) ? value.join(', ') : value);

export async function* exportAsCsv(db: Db, filter: Omit<SubmissionFilter, 'limit'>): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(columns);
  for await (const row of everySubmission(db, filter)) {
    const { id, createdAt, formKind, topic, locationId, email, spam, payload, requestMetadata } = row;
    const fields = typedFields.map((field) => inOneCell(payload[field]));
    const origin = [
      requestMetadata.pageUri,
      ...Object.values(campaignOf(requestMetadata)),
      requestMetadata.ip,
    ];
    yield csvLine([id, time(createdAt), formKind, topic, locationId, email, spam, ...fields, ...origin]);
  }
}

/** One object per line, so that a large export can be read line by line. */
export async function* exportAsJson(db: Db, filter: Omit<SubmissionFilter, 'limit'>): AsyncGenerator<string> {
  let opening = '[\n';
  for await (const row of everySubmission(db, filter)) {
    yield opening + escapeDirectionMarks(JSON.stringify(toExported(row)));
    opening = ',\n';
  }
  yield opening === '[\n' ? '[]\n' : '\n]\n';
}
