import { signInWords } from '#words/staff/sign-in.ts';
import { when } from '../components/when.ts';
import type { ScreenView } from '../screen-types.ts';
import { AccountPage } from '../sign-in/account-page.tsx';

const words = signInWords.log;

export const Log: ScreenView<'log'> = ({ data: { rows, next }, frame }) => (
  <AccountPage title={words.title} lead={words.lead} frame={frame}>
    {rows.length === 0 ? (
      <p>{words.empty}</p>
    ) : (
      <ol className="divide-y divide-sand rounded-lg border border-sand bg-paper">
        {rows.map(({ id, at, who, words: act, ticketId }) => (
          <li
            key={id}
            className="grid min-h-14 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-4 py-1.5 sm:grid-cols-[11rem_minmax(0,1fr)_auto] sm:px-5"
          >
            <time dateTime={new Date(at).toISOString()} className="col-start-1 text-sm text-ink-soft">
              {when(at, frame.now)}
            </time>
            <p className="col-start-1 sm:col-start-2">
              <span className="font-medium">{who}</span> {act}
            </p>
            {ticketId && (
              <a
                href={`/staff/leads/${ticketId}`}
                aria-label={words.openLead}
                className="col-start-2 row-span-2 row-start-1 min-h-11 content-center text-wine underline sm:col-start-3 sm:row-span-1"
              >
                {words.open}
              </a>
            )}
          </li>
        ))}
      </ol>
    )}
    {next && (
      <p>
        <a
          href={`/staff/log?after=${next}`}
          className="inline-block min-h-11 content-center text-wine underline"
        >
          {words.older}
        </a>
      </p>
    )}
  </AccountPage>
);
