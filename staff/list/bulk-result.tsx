import { bulk as words } from '#words/staff/bulk.ts';
import { desk } from '#words/staff/desk.ts';
import { ticket } from '#words/staff/ticket.ts';
import { when } from '../components/when.ts';
import type { BulkNotice, Frame } from '../screen-types.ts';

const actWords: Readonly<Record<string, string>> = ticket.conflictActs;

/** The result of a bulk change, and why some leads were not changed. It stays until the next navigation. */
export const BulkResult = ({ bulk, frame, back }: { bulk: BulkNotice; frame: Frame; back: string }) => (
  <section
    role={bulk.isAlarm ? 'alert' : 'status'}
    data-undo
    className={`m-3 grid gap-2 rounded-md px-4 py-2 lg:mx-5 ${bulk.isAlarm ? 'bg-alarm-ground text-alarm' : 'bg-leaf text-palm'}`}
  >
    <div className="flex min-h-11 flex-wrap items-center gap-x-4">
      <p className="font-medium">{bulk.text}</p>
      {bulk.undo && (
        <form method="post" action={bulk.undo} data-act="undo">
          <input type="hidden" name="back" value={back} />
          <button type="submit" className="min-h-11 px-2 font-medium text-wine underline">
            {desk.undo}
          </button>
        </form>
      )}
    </div>
    {bulk.left.length > 0 && (
      <div className="grid gap-1 pb-2 text-sm text-ink">
        <p className="font-medium">{words.left(bulk.left.length)}</p>
        <ul className="grid gap-1">
          {bulk.left.map(({ id, name, reason, conflict }) => (
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
                ? ticket.conflict(conflict.who, actWords[conflict.what] ?? '', when(conflict.at, frame.now))
                : reason}
            </li>
          ))}
        </ul>
      </div>
    )}
  </section>
);
