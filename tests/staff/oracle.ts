import type { Role } from '#domain/staff/permissions.ts';
import { studios } from '#domain/studios.ts';
import type { Database } from '#server/db/connect.ts';
import { fromJson } from '#server/db/json.ts';
import { type Marks, marksIn } from './marked-leads.ts';

/**
 * The permissions of a person, computed from the whole tables: from the submission and the moves, not from the columns and words that the
 * models use. The rules are written a second time on purpose.
 */
export type Known = {
  id: string;
  studio: number;
  kind: 'lead' | 'membership' | 'application' | 'senior application';
  marks: Marks;
  box: string;
  assignee: string | null;
  form: string;
  createdAt: number;
};
export type Viewer = { id: string; role: Role; studios: readonly number[] };

const kindOf = (form: string, position: unknown): Known['kind'] => {
  if (form === 'cancellation') return 'membership';
  if (form !== 'career-application') return 'lead';
  return position === 'Corporate' || position === 'Studio_Manager' ? 'senior application' : 'application';
};
const studioOfForm = (marketingFormId: unknown) =>
  studios.find(({ slug }) => `pre-sale-${slug}` === marketingFormId)?.id ?? 0;

const isNear = (who: Viewer, { studio }: Known) => who.studios.includes(studio);

/** Whether the person may see that the lead exists. */
export const canSee = (who: Viewer, lead: Known): boolean => {
  if (who.role === 'Corporate') return true;
  if (!isNear(who, lead) || lead.kind === 'senior application') return false;
  return who.role === 'Studio_Manager' || (who.role === 'Front_Desk' && lead.kind !== 'application');
};
/** Whether the person may read who sent the lead and what it says, and may work on it. */
export const canRead = (who: Viewer, lead: Known): boolean =>
  canSee(who, lead) && !(who.role === 'Front_Desk' && lead.kind === 'membership');

type Moved = { after: { studio: number }; version: number };

export const knownLeads = async ({ kysely: db }: Database): Promise<Known[]> => {
  const submissions = await db.selectFrom('submissions').selectAll().execute();
  const tickets = await db.selectFrom('tickets').select(['id', 'box', 'assignee_id']).execute();
  const uploads = await db.selectFrom('uploads').select(['submission_id', 'name']).execute();
  const events = await db.selectFrom('ticket_events').select(['ticket_id', 'payload']).execute();
  const ticketOf = new Map(tickets.map((ticket) => [ticket.id, ticket]));
  const moves = events
    .map(({ ticket_id, payload }) => ({ ...(fromJson(payload) as Moved), ticket_id }))
    .sort((a, b) => a.version - b.version);
  const moved = new Map(moves.map(({ ticket_id, after }) => [ticket_id, after.studio]));
  return submissions.map((row) => {
    const payload = fromJson(row.payload) as Record<string, unknown>;
    const sentTo = studios.find(({ bookingId }) => bookingId !== null && bookingId === row.studio_id)?.id;
    const ticket = ticketOf.get(row.id);
    const names = uploads.filter(({ submission_id }) => submission_id === row.id).map(({ name }) => name);
    return {
      id: row.id,
      studio: moved.get(row.id) ?? sentTo ?? studioOfForm(payload.formId),
      kind: kindOf(row.form, payload.position),
      marks: marksIn(JSON.stringify([row.email, payload, names])),
      box: ticket?.box ?? 'none',
      assignee: ticket?.assignee_id ?? null,
      form: row.form,
      createdAt: row.created_at,
    };
  });
};

/** What a response to this person may contain: marks of readable leads, ids of visible leads. */
export const allowedFor = (who: Viewer, leads: readonly Known[]) => {
  const readable = leads.filter((lead) => canRead(who, lead));
  const union = (field: keyof Marks) => new Set(readable.flatMap(({ marks }) => [...marks[field]]));
  return {
    ids: new Set(leads.filter((lead) => canSee(who, lead)).map(({ id }) => id)),
    names: union('names'),
    emails: union('emails'),
    phones: union('phones'),
  };
};
export type Allowed = ReturnType<typeof allowedFor>;
