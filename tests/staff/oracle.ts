import type { Role } from '#domain/staff/permissions.ts';
import { noStudioId, type StudioId, studios } from '#domain/studios.ts';
import type { Database } from '#server/db/connect.ts';
import { fromJson } from '#server/db/json.ts';
import { unscoped } from '#server/db/unscoped.ts';
import type { StaffRoute } from '#server/staff/route.ts';
import { ownerOf } from './marked-accounts.ts';
import { type Marks, marksIn } from './marked-leads.ts';

/**
 * A lead with what decides who may see it, computed from the whole tables: from the submission and the moves,
 * not from the columns and words that the models use. The rules of the permissions are written a second time
 * on purpose.
 */
export type StoredLead = {
  id: string;
  studio: StudioId;
  scopeClass: 'lead' | 'membership' | 'application' | 'senior-application';
  marks: Marks;
  box: string;
  assignee: string | null;
  /** The ids of all members who ever changed the lead. */
  workers: readonly string[];
  formKind: string;
  createdAt: number;
};
/** Has no ticket and no scope: the studio alone decides who may see it, as for a lead. */
export type StoredAccount = { studio: StudioId; marks: Marks };
export type Viewer = { id: string; role: Role; studios: readonly StudioId[] };
/** A member of the team, with a name that no other text contains. */
export type Colleague = Viewer & { name: string };

const scopeClassOf = (formKind: string, position: unknown): StoredLead['scopeClass'] => {
  if (formKind === 'cancellation') return 'membership';
  if (formKind !== 'career-application') return 'lead';
  return position === 'Corporate' || position === 'Studio_Manager' ? 'senior-application' : 'application';
};
const studioOfForm = (marketingFormId: unknown) =>
  studios.find(({ slug }) => `pre-sale-${slug}` === marketingFormId)?.id ?? noStudioId;

const studioOfLocation = (location: number | null) =>
  studios.find(({ locationId }) => locationId !== null && locationId === location)?.id;

const isNear = (member: Viewer, { studio }: { studio: StudioId }) => member.studios.includes(studio);

/** Whether the member may see that the lead exists. */
const canSee = (member: Viewer, lead: StoredLead): boolean => {
  if (member.role === 'Corporate') return true;
  if (!isNear(member, lead) || lead.scopeClass === 'senior-application') return false;
  return (
    member.role === 'Studio_Manager' || (member.role === 'Front_Desk' && lead.scopeClass !== 'application')
  );
};
/** Whether the member may read who sent the lead and what it says, and may work on it. */
export const canRead = (member: Viewer, lead: StoredLead): boolean =>
  canSee(member, lead) && !(member.role === 'Front_Desk' && lead.scopeClass === 'membership');

type Moved = { after: { studio: StudioId }; version: number };

export const readStoredLeads = async ({ kysely: db }: Database): Promise<StoredLead[]> => {
  const submissions = await unscoped(db).selectFrom('submissions').selectAll().execute();
  const tickets = await unscoped(db).selectFrom('tickets').select(['id', 'box', 'assignee_id']).execute();
  const uploads = await unscoped(db).selectFrom('uploads').select(['submission_id', 'name']).execute();
  const events = await unscoped(db)
    .selectFrom('ticket_events')
    .select(['ticket_id', 'staff_id', 'payload'])
    .execute();
  const eventsOf = Map.groupBy(events, ({ ticket_id }) => ticket_id);
  const ticketOf = new Map(tickets.map((ticket) => [ticket.id, ticket]));
  const moves = events
    .map(({ ticket_id, payload }) => ({ ...(fromJson(payload) as Moved), ticket_id }))
    .sort((a, b) => a.version - b.version);
  const moved = new Map(moves.map(({ ticket_id, after }) => [ticket_id, after.studio]));
  return submissions.map((row) => {
    const payload = fromJson(row.payload) as Record<string, unknown>;
    const ticket = ticketOf.get(row.id);
    const names = uploads.filter(({ submission_id }) => submission_id === row.id).map(({ name }) => name);
    return {
      id: row.id,
      studio: moved.get(row.id) ?? studioOfLocation(row.location_id) ?? studioOfForm(payload.formId),
      scopeClass: scopeClassOf(row.form, payload.position),
      marks: marksIn(JSON.stringify([row.email, payload, names])),
      box: ticket?.box ?? 'none',
      assignee: ticket?.assignee_id ?? null,
      workers: (eventsOf.get(row.id) ?? []).flatMap(({ staff_id }) => staff_id ?? []),
      formKind: row.form,
      createdAt: row.created_at,
    };
  });
};

export const readStoredAccounts = async ({ kysely: db }: Database): Promise<StoredAccount[]> =>
  (await unscoped(db).selectFrom('accounts').selectAll().execute()).map((row) => ({
    studio: studioOfLocation(row.location_id) ?? noStudioId,
    marks: marksIn(JSON.stringify(row)),
  }));

const canReadAccount = (member: Viewer, account: StoredAccount): boolean =>
  member.role === 'Corporate' || (member.role !== 'Teacher' && isNear(member, account));

/**
 * The names and ids in a response of colleagues whom the member may not know: those of other studios, except
 * Corporate, and members who worked on a lead that this member sees.
 */
export const forbiddenColleagues = (
  text: string,
  member: Viewer,
  { team, leads }: { team: readonly Colleague[]; leads: readonly StoredLead[] },
): string[] => {
  if (member.role === 'Corporate') return [];
  const met = new Set(
    leads.filter((lead) => canSee(member, lead)).flatMap(({ workers, assignee }) => [...workers, assignee]),
  );
  return team
    .filter(({ id, name }) => text.includes(id) || text.includes(name))
    .filter(
      ({ id, role, studios }) =>
        !(id === member.id || role === 'Corporate' || met.has(id)) &&
        !studios.some((studio) => isNear(member, { studio })),
    )
    .map(({ name }) => `a colleague of other studios: ${name}`);
};

/** What a response to this member may contain: marks of readable leads and accounts, ids of visible leads. */
export const allowedFor = (
  member: Viewer,
  leads: readonly StoredLead[],
  accounts: readonly StoredAccount[],
) => {
  const readable = [
    ...leads.filter((lead) => canRead(member, lead)),
    ...accounts.filter((account) => canReadAccount(member, account)),
  ];
  const union = (field: keyof Marks) => new Set(readable.flatMap(({ marks }) => [...marks[field]]));
  const isTrusted = member.role === 'Corporate' || member.role === 'Studio_Manager';
  return {
    ids: new Set(leads.filter((lead) => canSee(member, lead)).map(({ id }) => id)),
    names: union('names'),
    emails: union('emails'),
    phones: union('phones'),
    privates: isTrusted ? union('privates') : new Set<number>(),
  };
};
export type Allowed = ReturnType<typeof allowedFor>;

/** Only responses of these may contain private values, because reading those is logged. */
const logged: readonly StaffRoute['permission'][] = ['private.read', 'person.export'];
const nothing: ReadonlySet<number> = new Set();

/** The marks in a response of this route that the member may not see. */
export const forbiddenMarks = (
  marks: Marks,
  allowed: Allowed,
  { permission }: Pick<StaffRoute, 'permission'>,
): string[] => {
  const tooMuch = (field: keyof Marks, visible: ReadonlySet<number>, say: (n: number) => string) =>
    [...marks[field]].filter((n) => !visible.has(n)).map(say);
  return [
    ...tooMuch('names', allowed.names, (n) => `the name or text of ${ownerOf(n)}`),
    ...tooMuch('emails', allowed.emails, (n) => `the email address of person ${n}`),
    ...tooMuch('phones', allowed.phones, (n) => `the number of person ${n}`),
    ...tooMuch(
      'privates',
      logged.includes(permission) ? allowed.privates : nothing,
      (n) => `private values of ${ownerOf(n)}`,
    ),
    ...tooMuch('secrets', nothing, (n) => `the password hash of ${ownerOf(n)}`),
  ];
};
