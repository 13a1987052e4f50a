import { clockTime, shortDay } from '#content/formats.ts';
import { type Instant, studioDay, studioTime } from '#domain/dates.ts';
import type { Change } from '#domain/tickets/changes.ts';
import type { TimelineEntry } from '#domain/tickets/views.ts';
import type { Db } from '#server/db/connect.ts';
import { namesOf } from '#server/models/staff/members.ts';
import { newestEvents, undoneIds } from '#server/models/tickets/changes/ticket-events.ts';
import { replyDeliveries } from '#server/models/tickets/mails/replies.ts';
import { studioLabel } from '#server/models/tickets/ticket-rows.ts';
import type { TicketRecord } from '#server/models/tickets/ticket-state.ts';
import {
  arrivedWords,
  changeWords,
  closedWords,
  formerColleague,
  historyWords,
} from '#words/staff/labels.ts';
import { whenWords } from '#words/staff/times.ts';

const longestTimeline = 200;

/** "Thu, Nov 19 at 10:00 AM", whose last two words stay on one line. */
const momentText = (instant: Instant): string => {
  const { clock, half } = clockTime(studioTime(instant));
  return whenWords.earlier(shortDay(studioDay(instant)), `${clock}\u00a0${half}`);
};

/**
 * Newest first, without undone changes and their undos. Of a masked ticket: who worked on it, and not how.
 */
export const timelineOf = async (
  db: Db,
  record: TicketRecord,
  isMasked: boolean,
): Promise<TimelineEntry[]> => {
  const read = await newestEvents(db, record.id, longestTimeline);
  const undone = undoneIds(read);
  const memberIds = read.flatMap(({ staff_id, payload: { change } }) => [
    ...(staff_id ? [staff_id] : []),
    ...(change.kind === 'assign' ? [change.to] : []),
  ]);
  const names = await namesOf(db, memberIds);
  const replies = read.filter(({ payload: { change } }) => change.kind === 'reply').map(({ id }) => id);
  const deliveries = isMasked ? new Map() : await replyDeliveries(db, record.id, replies);
  const name = (memberId: string) => names.get(memberId) ?? formerColleague;
  const entries = read
    .filter(({ id, kind }) => !undone.has(id) && kind !== 'sent')
    .filter(({ staff_id }) => !isMasked || staff_id !== null)
    .map(({ id, at, staff_id, payload }) => {
      const change = payload.change as Change;
      return {
        id,
        at,
        memberName: staff_id === null ? null : name(staff_id),
        text: isMasked ? closedWords : changeWords({ change, name, studio: studioLabel, when: momentText }),
        note: (change.kind === 'note' || change.kind === 'reply') && !isMasked ? change.text || null : null,
        delivery: deliveries.get(id) ?? null,
      };
    });
  const isHistory = record.version === 1 && record.status === 'RESOLVED';
  const arrival = isHistory ? historyWords : arrivedWords;
  return [
    ...entries,
    { id: record.id, at: record.created_at, memberName: null, text: arrival, note: null, delivery: null },
  ];
};
