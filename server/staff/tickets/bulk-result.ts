import type { BulkResult } from '#domain/tickets/views.ts';
import type { FoundBulkChange } from '#server/models/tickets/changes/bulk-change.ts';
import { bulkWords as words } from '#words/staff/bulk.ts';
import { formerColleague } from '#words/staff/labels.ts';
import { ticketWords } from '#words/staff/ticket.ts';

type Unchanged = FoundBulkChange['unchanged'][number];

const reasonText = (one: Unchanged): string | null => {
  if (one.because === 'conflict') return null;
  return one.because === 'refused' ? ticketWords.refusals[one.refusal] : words.notYours;
};

/** The result of a bulk change in the words of the list. */
export const bulkResultOf = ({
  id,
  kind,
  done,
  unchanged,
  senders,
  members,
}: FoundBulkChange): BulkResult => ({
  text: done.length > 0 ? words.done[kind](done.length) : words.nothingChanged,
  isAlarm: done.length === 0,
  unchanged: unchanged.map((one) => ({
    id: one.id,
    name: senders.get(one.id) ?? null,
    reason: reasonText(one),
    conflict:
      one.because === 'conflict'
        ? { memberName: one.by ? (members.get(one.by) ?? formerColleague) : null, at: one.at, what: one.what }
        : null,
  })),
  undo: kind !== 'undo' && done.length > 0 ? `/staff/bulk/undo?bulk=${id}` : null,
});
