import { isUuid } from '#domain/text/ids.ts';
import { findBulkResult } from '#server/models/tickets/changes/bulk-change.ts';
import { requireSignedIn, type StaffCall } from '#server/staff/route.ts';
import type { BulkNotice } from '#staff/screen-types.ts';
import { bulkWords as words } from '#words/staff/bulk.ts';
import { ticketWords } from '#words/staff/ticket.ts';

/** The result of the bulk change in `?bulk=`; null when another member made it. */
export const bulkNotice = async (call: StaffCall): Promise<BulkNotice | null> => {
  const id = call.query.get('bulk') ?? '';
  if (!isUuid(id)) return null;
  const result = await findBulkResult(call.services.database.kysely, requireSignedIn(call), id);
  if (!result) return null;
  const { kind, done, unchanged, canUndo } = result;
  return {
    text: done > 0 ? words.done[kind](done) : words.nothingChanged,
    isAlarm: done === 0,
    unchanged: unchanged.map(({ id: ticket, name, refusal, conflict }) => ({
      id: ticket,
      name,
      reason: conflict ? null : refusal ? ticketWords.refusals[refusal] : words.notYours,
      conflict,
    })),
    undo: canUndo ? `/staff/bulk/undo?bulk=${id}` : null,
  };
};
