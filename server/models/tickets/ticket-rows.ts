import type { Instant } from '#domain/dates.ts';
import { formKinds, isFormKind } from '#domain/forms/forms.ts';
import {
  type MemberScopes,
  type Principal,
  readableScopes,
  visibleScopes,
} from '#domain/staff/permissions.ts';
import { type StudioId, studios } from '#domain/studios.ts';
import type { TicketRow } from '#domain/tickets/views.ts';
import type { Db } from '#server/db/connect.ts';
import { unscoped } from '#server/db/unscoped.ts';
import { namesOf } from '#server/models/staff/members.ts';
import { blankedName, formerColleague, maskedName, noStudio } from '#words/staff/labels.ts';
import { managerMails } from '#words/staff/manager-mails.ts';
import type { TicketRecord } from './ticket-state.ts';

const studioNames = new Map(studios.map(({ id, name }) => [id, name]));
export const studioLabel = (studio: StudioId): string => studioNames.get(studio) ?? noStudio;
export const formLabel = (formKind: string): string =>
  isFormKind(formKind) ? managerMails[formKind].tag : formKind;

/** Some form kinds have the same name on the screen: one line of the filter is about all of them. */
export const kindsNamedLike = (form: string): string[] => [
  form,
  ...formKinds.filter((kind) => kind !== form && formLabel(kind) === formLabel(form)),
];

/** Whether the member may see that the ticket exists, but not who sent it or why. */
export const isMaskedFor = (member: Principal): ((ticket: Pick<TicketRecord, 'scope'>) => boolean) => {
  const readable = new Set(readableScopes(member));
  return ({ scope }) => !readable.has(scope);
};

/** Whether all personal data was removed: every form has an email address or a phone number. */
export const isBlanked = ({ name, email, phone }: Pick<TicketRecord, 'name' | 'email' | 'phone'>): boolean =>
  name === '' && email === '' && phone === '';

const nameIn = (record: TicketRecord, isMasked: boolean): string =>
  isMasked ? maskedName : record.name || record.email || (isBlanked(record) ? blankedName : record.reference);

/** Rows as the member may see them, in the given order. */
export const rowsFor = async (
  db: Db,
  member: Principal,
  records: readonly TicketRecord[],
  now: Instant,
): Promise<TicketRow[]> => {
  const assignees = records.flatMap(({ assignee_id }) => (assignee_id === null ? [] : [assignee_id]));
  const names = await namesOf(db, assignees);
  const isMasked = isMaskedFor(member);
  return records.map((record) => {
    const assignee = record.assignee_id;
    const masked = isMasked(record);
    return {
      id: record.id,
      version: record.version,
      reference: record.reference,
      formKind: record.form,
      formLabel: formLabel(record.form),
      studio: record.studio_id,
      studioName: studioLabel(record.studio_id),
      name: nameIn(record, masked),
      summary: masked ? '' : record.summary,
      status: record.status,
      assignee: assignee
        ? { id: assignee, name: names.get(assignee) ?? formerColleague, isMe: assignee === member.id }
        : null,
      createdAt: record.created_at,
      dueAt: record.due_at,
      isOverdue: record.due_at !== null && record.due_at < now,
      isNew: record.status === 'NEW' && record.box !== 'held',
      isHeld: record.box === 'held',
      isMasked: masked,
      stage: masked ? null : record.stage,
      tries: record.tries,
      isReached: record.first_contact_at !== null,
    };
  });
};

/**
 * Records in the order of the ids, without those outside the scopes. The scopes are compared here, because
 * SQLite would otherwise read all tickets of a few scopes instead of looking up the ids.
 */
export const findRecords = async (
  db: Db,
  scopes: MemberScopes,
  ids: readonly string[],
): Promise<TicketRecord[]> => {
  if (ids.length === 0) return [];
  const rows = await unscoped(db).selectFrom('tickets').selectAll().where('id', 'in', ids).execute();
  const seen = new Set(scopes);
  const byId = new Map(rows.filter(({ scope }) => seen.has(scope)).map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

/** Names of tickets as the member may see them, by id; tickets outside the member's scopes are left out. */
export const ticketNames = async (
  db: Db,
  member: Principal,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { id: string; reference: string; name: string }>> => {
  const isMasked = isMaskedFor(member);
  const records = await findRecords(db, visibleScopes(member), ids);
  return new Map(
    records.map((record) => {
      const { id, reference } = record;
      return [id, { id, reference, name: nameIn(record, isMasked(record)) }];
    }),
  );
};
