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
          <li key={id} className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 px-4 py-3 sm:px-5">
            <time dateTime={new Date(at).toISOString()} className="text-sm text-ink-soft sm:w-44">
              {when(at, frame.now)}
            </time>
            <p className="min-w-56 flex-1">
              <span className="font-medium">{who}</span> {act}
            </p>
            {ticketId && (
              <a href={`/staff/leads/${ticketId}`} className="min-h-11 content-center text-wine underline">
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
