import type { Instant } from '#domain/dates.ts';
import {
  may,
  type Principal,
  readableScopes,
  readableScopesWith,
  visibleScopes,
  workableScopes,
} from '#domain/staff/permissions.ts';
import { noStudioId, studios } from '#domain/studios.ts';
import { privateFields, shownFields } from '#domain/tickets/ticket-fields.ts';
import type { TicketDetail } from '#domain/tickets/views.ts';
import type { Database, Db } from '#server/db/connect.ts';
import { canTextTo } from '#server/models/leads/consents.ts';
import { phoneKey } from '#server/models/leads/person-keys.ts';
import { labeledFields } from '#server/models/leads/submission-text.ts';
import { findSubmission } from '#server/models/leads/submissions.ts';
import { uploadsOf } from '#server/models/leads/uploads.ts';
import { listStaffMembers } from '#server/models/staff/members.ts';
import { deliveriesOf } from '#server/models/tickets/mails/ticket-deliveries.ts';
import { isBlanked, isMaskedFor, rowsFor, studioLabel } from '#server/models/tickets/ticket-rows.ts';
import { isOpenBox, type TicketRecord } from '#server/models/tickets/ticket-state.ts';
import { ticketsIn } from '#server/models/tickets/tickets-in.ts';
import { heldText, languageRow, maskedName } from '#words/staff/labels.ts';
import { ticketsOfPerson } from './tickets-of-person.ts';
import { timelineOf } from './timeline.ts';

const samePersonShown = 5;
const samePersonCounted = 100;

const canOf = (member: Principal, record: TicketRecord): TicketDetail['can'] => {
  const { studio_id: studio, scope, box, assignee_id } = record;
  // A blanked ticket allows no work.
  const work = workableScopes(member).includes(scope) && !isBlanked(record);
  const isOpen = isOpenBox(box);
  const isHeld = box === 'held';
  const assign = work && may(member, 'ticket.assign', { studio });
  return {
    take: work && isOpen && assignee_id === null,
    takeOver:
      work &&
      isOpen &&
      assignee_id !== null &&
      assignee_id !== member.id &&
      may(member, 'ticket.take-over', { studio }),
    edit: work && may(member, 'ticket.edit', { studio }),
    requestErasure:
      work && record.erasure_requested_at === null && may(member, 'erasure.request', { studio }),
    assign: assign && isOpen,
    handBack: work && isOpen && assignee_id !== null && (assignee_id === member.id || assign),
    move: work && !isHeld && may(member, 'ticket.move', { studio }),
    work: work && !isHeld,
    hold: work && may(member, 'held.work', { studio }),
    private: readableScopesWith(member, 'private.read').includes(scope),
    retry: readableScopesWith(member, 'delivery.retry').includes(scope),
  };
};

/** Colleagues who may work on the ticket. */
const colleaguesFor = async (db: Db, { scope }: TicketRecord): Promise<TicketDetail['colleagues']> =>
  (await listStaffMembers(db))
    .filter((member) => member.isActive && workableScopes(member).includes(scope))
    .map(({ id, name }) => ({ id, name }));

const nothingSent = {
  phone: '',
  email: '',
  sent: [],
  files: [],
  deliveries: [],
  samePerson: [],
  samePersonCount: 0,
};

/** Undefined when the ticket does not exist or the member may not see it. */
export const findTicket = async (
  { kysely: db }: Database,
  member: Principal,
  id: string,
  now: Instant,
): Promise<TicketDetail | undefined> => {
  const record = await ticketsIn(db, visibleScopes(member))
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!record) return undefined;
  const [row] = await rowsFor(db, member, [record], now);
  if (!row) return undefined;
  const can = canOf(member, record);
  const isMasked = isMaskedFor(member)(record);
  const shared = {
    ...row,
    heldReason: record.held === null || isBlanked(record) ? null : heldText(record.held),
    isBlanked: isBlanked(record),
    isErasureRequested: record.erasure_requested_at !== null,
    can,
    colleagues: can.assign ? await colleaguesFor(db, record) : [],
    studios: can.move
      ? [
          { id: noStudioId, name: studioLabel(noStudioId) },
          ...studios.map((one) => ({ id: one.id, name: one.name })),
        ]
      : [],
    timeline: await timelineOf(db, record, isMasked),
  };
  if (isMasked)
    return {
      ...shared,
      ...nothingSent,
      name: maskedName,
      source: { page: null, campaign: null, referrer: null },
      canText: false,
      reason: null,
    };
  const submission = await findSubmission(db, id);
  const hasPrivate = submission !== undefined && labeledFields(submission, privateFields).length > 0;
  const found = await ticketsOfPerson(db, readableScopes(member), record, samePersonCounted);
  const others = found.filter((one) => one.id !== record.id);
  const files = await uploadsOf(db, id);
  const typedPhone = submission?.payload.phone;
  // The number as it was typed, unless it was corrected since.
  const isAsTyped = typeof typedPhone === 'string' && phoneKey(typedPhone) === record.phone;
  const phone = isAsTyped ? typedPhone : record.phone;
  return {
    ...shared,
    phone,
    email: record.email,
    source: {
      page: submission?.requestMetadata.pageUri ?? null,
      campaign: record.campaign,
      referrer: record.source,
    },
    sent: submission
      ? [...labeledFields(submission, shownFields), ...languageRow(submission.requestMetadata.language)]
      : [],
    can: { ...can, private: can.private && hasPrivate },
    files: files.map(({ id: fileId, name, size }) => ({ id: fileId, name, size })),
    deliveries: await deliveriesOf(db, id, now),
    samePerson: await rowsFor(db, member, others.slice(0, samePersonShown), now),
    samePersonCount: others.length,
    canText: phone !== '' && (await canTextTo(db, record.phone)),
    reason: record.reason,
  };
};
