import type { BulkResult } from '#domain/tickets/views.ts';
import type { Frame } from '#staff/screen-types.ts';
import { when } from '#staff/time-texts.ts';
import { bulkWords as words } from '#words/staff/bulk.ts';
import { shellWords } from '#words/staff/shell.ts';
import { ticketWords } from '#words/staff/ticket.ts';

/** The result of a bulk change, and why some leads are unchanged. It stays until the next navigation. */
export const BulkResultNotice = ({ bulk, frame, back }: { bulk: BulkResult; frame: Frame; back: string }) => (
  <section
    role={bulk.isAlarm ? 'alert' : 'status'}
    data-undo
    className={`m-3 grid gap-2 rounded-md px-4 py-2 lg:mx-5 ${bulk.isAlarm ? 'bg-alarm-ground text-alarm' : 'bg-leaf text-palm'}`}
  >
    <div className="flex min-h-11 flex-wrap items-center gap-x-4">
      <p className="font-medium">{bulk.text}</p>
      {bulk.undo && (
        <form method="post" action={bulk.undo} data-change="undo">
          <input type="hidden" name="back" value={back} />
          <button type="submit" className="min-h-11 px-2 font-medium text-wine underline">
            {shellWords.undo}
          </button>
        </form>
      )}
    </div>
    {bulk.unchanged.length > 0 && (
      <div className="grid gap-1 pb-2 text-sm text-ink">
        <p className="font-medium">{words.unchanged(bulk.unchanged.length)}</p>
        <ul className="grid gap-1">
          {bulk.unchanged.map(({ id, name, reason, conflict }) => (
            <li key={id}>
              {name ? (
                <a href={`/staff/leads/${id}`} className="font-medium text-wine underline">
                  {name}
                </a>
              ) : (
                <span className="font-medium">{words.unnamed}</span>
              )}
              {': '}
              {conflict
                ? ticketWords.conflict(
                    conflict.memberName,
                    ticketWords.conflictChanges[conflict.what],
                    when(conflict.at, frame.now),
                  )
                : reason}
            </li>
          ))}
        </ul>
      </div>
    )}
  </section>
);
