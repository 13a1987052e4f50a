import type { Instant } from '#domain/dates.ts';
import { managerTopics } from '#domain/forms/manager-topics.ts';
import { type StudioId, studios } from '#domain/studios.ts';
import type { LeadSource } from '#domain/tickets/lead-sources.ts';
import type { Database } from '#server/db/connect.ts';
import { insertConsents } from '#server/models/leads/consents.ts';
import { findSubmissions, insertSubmission } from '#server/models/leads/submissions.ts';
import { writeAuditLog } from '#server/models/staff/audit-log.ts';
import type { MemberActor } from '#server/models/staff/staff-types.ts';
import { openTicketsWithTx } from './open-tickets.ts';

export type AddedLead = {
  /** The idempotency key of the form, made when it is shown: a form that is sent twice adds one lead. */
  key: string;
  studio: StudioId;
  name: string;
  email: string;
  phone: string;
  description: string;
  source: LeadSource;
  /** The words of the consent to texts, if the person agreed to them. */
  consent: string | null;
};

/**
 * A lead that a member adds: of a walk-in, a call, a message elsewhere. It is stored like the contact form
 * and sends no mail. Returns its id; undefined when the same form was sent before.
 */
export const addLead = (
  { transact }: Database,
  actor: MemberActor,
  { key, studio, source, consent, email, ...typed }: AddedLead,
  now: Instant,
): Promise<string | undefined> =>
  transact(async (tx) => {
    const { name: location, locationId = null } = studios.find((one) => one.id === studio) ?? {};
    const id = await insertSubmission(
      tx,
      {
        idempotencyKey: `staff ${actor.member.id} ${key}`,
        formKind: 'contact',
        topic: managerTopics.contactUs,
        locationId,
        email,
        // A studio that is not open yet has no location: its leads have its name.
        payload: { ...typed, email, ...(locationId === null && { location }) },
        requestMetadata: {
          ip: '',
          utm: { source, medium: 'staff' },
          ...(consent && { consent }),
        },
        spam: null,
        files: [],
      },
      now,
    );
    if (id === undefined) return undefined;
    await openTicketsWithTx(tx, [id], now);
    if (consent) await insertConsents(tx, await findSubmissions(tx, [id]), ['text']);
    await writeAuditLog(tx, actor, { action: 'lead.add', subject: id, studio }, now);
    return id;
  });
