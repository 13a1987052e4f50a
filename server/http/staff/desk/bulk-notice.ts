import { isUuid } from '#domain/text/ids.ts';
import { findBulkResult } from '#server/models/tickets/changes/bulk-change.ts';
import type { BulkNotice } from '#staff/screen-types.ts';
import { bulk as words } from '#words/staff/bulk.ts';
import { ticket as ticketWords } from '#words/staff/ticket.ts';
import { type StaffCall, signedIn } from '../route.ts';

/** The result of the bulk change in `?bulk=`; null when another person made it. */
export const bulkNotice = async (call: StaffCall): Promise<BulkNotice | null> => {
  const id = call.query.get('bulk') ?? '';
  if (!isUuid(id)) return null;
  const result = await findBulkResult(call.context.db.kysely, signedIn(call), id);
  if (!result) return null;
  const { act, done, left, canUndo } = result;
  return {
    text: done > 0 ? words.done[act](done) : words.nothingChanged,
    isAlarm: done === 0,
    left: left.map(({ id: ticket, name, refusal, conflict }) => ({
      id: ticket,
      name,
      reason: conflict ? null : refusal ? ticketWords.refusals[refusal] : words.notYours,
      conflict,
    })),
    undo: canUndo ? `/staff/bulk/undo?bulk=${id}` : null,
  };
};
