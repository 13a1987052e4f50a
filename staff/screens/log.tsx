import { AccountPage } from '#staff/account/account-page.tsx';
import type { ScreenComponent } from '#staff/screen-types.ts';
import { whenExactly } from '#staff/time-texts.ts';
import { logScreenWords } from '#words/staff/log.ts';

const words = logScreenWords;

export const Log: ScreenComponent<'log'> = ({ data: { rows, next, hasSignIns }, frame }) => (
  <AccountPage title={words.title} intro={words.intro} frame={frame}>
    <p>
      <a
        href={hasSignIns ? '/staff/log' : '/staff/log?all=1'}
        className="inline-block min-h-11 content-center text-wine underline"
      >
        {hasSignIns ? words.withoutSignIns : words.withSignIns}
      </a>
    </p>
    {rows.length === 0 ? (
      <p>{words.empty}</p>
    ) : (
      <ol className="divide-y divide-sand rounded-lg border border-sand bg-paper">
        {rows.map(({ id, at, memberName, text, ticket, bulk }) => (
          <li
            key={id}
            className="grid min-h-14 grid-cols-1 content-center items-center gap-x-4 px-4 py-1.5 sm:grid-cols-[10.5rem_minmax(0,1fr)_auto] sm:px-5 lg:grid-cols-[10.5rem_minmax(0,1fr)_17rem]"
          >
            <time dateTime={new Date(at).toISOString()} className="text-sm text-ink-soft">
              {whenExactly(at, frame.now)}
            </time>
            <p className="sm:col-start-2">
              <span className="font-medium">{memberName}</span> {text}
            </p>
            {ticket && (
              <a
                href={`/staff/leads/${ticket.id}`}
                className="flex min-h-11 items-center gap-2 text-wine max-sm:-mb-1.5 sm:col-start-3 sm:max-w-72 lg:justify-between"
              >
                <span className="truncate underline">{ticket.name}</span>
                {ticket.name !== ticket.reference && (
                  <span className="text-sm text-ink-soft tabular-nums">{ticket.reference}</span>
                )}
              </a>
            )}
            {bulk && (
              <p className="flex flex-wrap items-center gap-x-4 text-sm text-ink-soft sm:col-start-2">
                {bulk.tickets.map((named) => (
                  <a
                    key={named.id}
                    href={`/staff/leads/${named.id}`}
                    className="min-h-11 min-w-11 content-center text-wine tabular-nums underline"
                  >
                    {named.reference}
                  </a>
                ))}
                {bulk.more > 0 && <span>{words.more(bulk.more)}</span>}
              </p>
            )}
          </li>
        ))}
      </ol>
    )}
    {next && (
      <p>
        <a
          href={`/staff/log?after=${next}${hasSignIns ? '&all=1' : ''}`}
          className="inline-block min-h-11 content-center text-wine underline"
        >
          {words.older}
        </a>
      </p>
    )}
  </AccountPage>
);
