import type { Readable } from 'node:stream';
import type { Instant } from '#domain/dates.ts';
import { type Principal, readableScopes } from '#domain/staff/permissions.ts';
import { blankedFields, type ChangeOf, type ContactData } from '#domain/tickets/changes.ts';
import { mailedFields } from '#domain/tickets/ticket-fields.ts';
import type { Db } from '#server/db/connect.ts';
import { fromJson } from '#server/db/json.ts';
import type { Utm } from '#server/db/lead-tables.ts';
import { unscoped } from '#server/db/unscoped.ts';
import { type Consent, consentsOf } from '#server/models/leads/consents.ts';
import type { PersonKeys } from '#server/models/leads/person-keys.ts';
import { fieldText } from '#server/models/leads/submission-text.ts';
import { findSubmission, type Submission, toContext } from '#server/models/leads/submissions.ts';
import { type UploadRow, uploadsOf } from '#server/models/leads/uploads.ts';
import { newestEvents, undoneIds } from '#server/models/tickets/changes/ticket-events.ts';
import { formLabel, studioLabel } from '#server/models/tickets/ticket-rows.ts';
import type { TicketRecord } from '#server/models/tickets/ticket-state.ts';
import { ticketsOfPerson } from '#server/models/tickets/tickets-of-person.ts';
import { stageLabels, statusLabels } from '#words/staff/labels.ts';
import { fieldLabels } from '#words/staff/manager-mails.ts';
import { exportWords as words } from '#words/staff/person.ts';

export type ExportServices = { db: Db; openFile: (key: string) => Promise<Readable> };

const maxTickets = 100_000;
const maxEvents = 10_000;
const timeText = (instant: Instant) => new Date(instant).toISOString();

/** Changes that contain text or contact data. */
type WrittenChange = ChangeOf<keyof typeof blankedFields>;
const isWritten = (change: { kind: string }): change is WrittenChange => change.kind in blankedFields;

type Sent = {
  ticket: TicketRecord;
  submission: Submission | undefined;
  consents: Consent[];
  history: { at: Instant; change: WrittenChange; isUndone: boolean }[];
  uploads: UploadRow[];
};

/** One submission with everything that belongs to it. */
const sentOf = async (db: Db, ticket: TicketRecord): Promise<Sent> => {
  const events = await newestEvents(db, ticket.id, maxEvents);
  const undone = undoneIds(events);
  return {
    ticket,
    submission: await findSubmission(db, ticket.id),
    consents: await consentsOf(db, [ticket.id]),
    history: events.flatMap(({ id, at, payload: { change } }) =>
      isWritten(change) ? [{ at, change, isUndone: undone.has(id) }] : [],
    ),
    uploads: await uploadsOf(db, ticket.id),
  };
};

const accountOf = async (db: Db, email: string) => {
  if (email === '') return null;
  const row = await unscoped(db)
    .selectFrom('accounts')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirst();
  if (!row) return null;
  const { id: _id, password_hash: _hash, created_at, marketing, utm, ...account } = row;
  return {
    ...account,
    marketing: marketing === 1,
    utm: fromJson<Utm>(utm),
    createdAt: timeText(created_at),
  };
};
type Account = NonNullable<Awaited<ReturnType<typeof accountOf>>>;

/** The content of a file in base64. Chunks end at a multiple of three bytes, so that they can be joined. */
async function* base64Of(file: Readable): AsyncGenerator<string> {
  let rest = Buffer.alloc(0);
  for await (const chunk of file) {
    const bytes = Buffer.concat([rest, chunk as Buffer]);
    const whole = bytes.length - (bytes.length % 3);
    yield bytes.subarray(0, whole).toString('base64');
    rest = bytes.subarray(whole);
  }
  yield rest.toString('base64');
}

/** JSON of an object whose last member is a list that is still open. */
const withOpenList = (object: object, name: string) =>
  `${JSON.stringify(object).slice(0, -1)},${JSON.stringify(name)}:[`;

async function* fileAsJson({ openFile }: ExportServices, upload: UploadRow): AsyncGenerator<string> {
  const { name, type } = upload;
  const about = JSON.stringify({ name, type, size: Number(upload.size) }).slice(0, -1);
  let isBegun = false;
  try {
    for await (const piece of base64Of(await openFile(upload.store_key))) {
      yield isBegun ? piece : `${about},"base64":"${piece}`;
      isBegun = true;
    }
    yield '"}';
  } catch {
    // A store may open files only at the first read, or fail in the middle: the rest is still complete.
    const problem = JSON.stringify(words.unreadable(name));
    yield isBegun ? `","problem":${problem}}` : `${about},"base64":null,"problem":${problem}}`;
  }
}

async function* sentAsJson(services: ExportServices, sent: Sent): AsyncGenerator<string> {
  const { ticket, submission, consents, history, uploads } = sent;
  const { name, email, phone } = ticket;
  yield withOpenList(
    {
      reference: ticket.reference,
      form: ticket.form,
      studio: studioLabel(ticket.studio_id),
      sentAt: timeText(ticket.created_at),
      values: submission?.payload ?? {},
      origin: submission ? toContext(submission.requestMetadata) : {},
      contact: { name, email, phone },
      status: ticket.status,
      stage: ticket.stage,
      history: history.map(({ at, change, isUndone }) => ({ at: timeText(at), isUndone, ...change })),
      consents: consents.map(({ channel, wording, givenAt, withdrawnAt, how }) => ({
        channel,
        wording,
        givenAt: timeText(givenAt),
        withdrawnAt: withdrawnAt === null ? null : timeText(withdrawnAt),
        how,
      })),
    },
    'files',
  );
  for (const [at, upload] of uploads.entries()) {
    if (at > 0) yield ',';
    yield* fileAsJson(services, upload);
  }
  yield ']}';
}

const fieldLines = ({ payload }: Submission): string[] =>
  mailedFields
    .map((field) => [fieldLabels[field], fieldText(field, payload[field])] as const)
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `${label}: ${value}`);

const contactText = (data: ContactData | null) =>
  [data?.name, data?.email, data?.phone].filter(Boolean).join(', ');

const historyText = (time: string, change: WrittenChange): string => {
  switch (change.kind) {
    case 'note':
      return words.note(time, change.text);
    case 'reply':
      return words.mail(time, change.to, change.subject, change.text);
    case 'edit':
      return words.correction(time, contactText(change.was), contactText(change.now));
  }
};

const campaignLine = (utm: Utm) => {
  const campaign = Object.values(utm).filter(Boolean).join(', ');
  return campaign && words.campaign(campaign);
};

const accountAsText = ({ utm, ...account }: Account): string =>
  [
    words.account,
    ...Object.entries(account)
      .filter(([, value]) => value !== null)
      .map(([name, value]) => `${name}: ${value}`),
    campaignLine(utm),
  ]
    .filter(Boolean)
    .join('\n');

/** Where the form was sent from, and the text of the consent, which is a line of its own. */
const originLines = ({ requestMetadata }: Submission): string[] => {
  const { ip, pageUri, pageName, userAgent, hutk, utm, language } = requestMetadata;
  const lines = [
    pageUri && words.page(pageUri, pageName),
    ip && words.ipAddress(ip),
    userAgent && words.browser(userAgent),
    hutk && words.visitorId(hutk),
    utm && campaignLine(utm),
    language && words.language(language),
  ];
  return lines.flatMap((line) => line || []);
};

const sentAsText = ({ ticket, submission, consents, history, uploads }: Sent): string =>
  [
    `${formLabel(ticket.form)}, ${studioLabel(ticket.studio_id)}, ${timeText(ticket.created_at)}, ${ticket.reference}`,
    ...(submission ? fieldLines(submission) : []),
    ...(submission ? originLines(submission) : []),
    ...uploads.map(({ name, type, size }) => words.file(name, type, size)),
    ...consents.map(({ channel, wording, givenAt, withdrawnAt, how }) =>
      words.consent(
        channel,
        wording,
        timeText(givenAt),
        withdrawnAt === null ? null : timeText(withdrawnAt),
        how,
      ),
    ),
    words.contact(contactText(ticket)),
    words.stage(statusLabels[ticket.status], stageLabels[ticket.stage]),
    ...history.map(({ at, change, isUndone }) => {
      const line = historyText(timeText(at), change);
      return isUndone ? words.takenBack(line, change.kind === 'reply') : line;
    }),
  ].join('\n');

export const exportFormats = ['json', 'txt'] as const;
export type ExportFormat = (typeof exportFormats)[number];

type ExportRequest = { member: Principal; keys: PersonKeys; format: ExportFormat; now: Instant };

/**
 * Everything that is stored about a person, as a stream: JSON with the contents of files, or text. Names of
 * staff are left out, because they are not data of this person.
 */
export async function* exportPerson(
  services: ExportServices,
  { member, keys: { email, phone }, format, now }: ExportRequest,
): AsyncGenerator<string> {
  const { db } = services;
  const tickets = await ticketsOfPerson(db, readableScopes(member), { email, phone }, maxTickets);
  const account = await accountOf(db, email);
  if (format === 'txt') {
    yield `${words.title}\n${words.made(timeText(now))}\n${words.count(tickets.length)}\n`;
    if (account) yield `\n${accountAsText(account)}\n`;
    for (const ticket of tickets) yield `\n${sentAsText(await sentOf(db, ticket))}\n`;
    return;
  }
  yield withOpenList({ exportedAt: timeText(now), person: { email, phone }, account }, 'submissions');
  for (const [at, ticket] of tickets.entries()) {
    yield at > 0 ? ',\n' : '\n';
    yield* sentAsJson(services, await sentOf(db, ticket));
  }
  yield ']}\n';
}
