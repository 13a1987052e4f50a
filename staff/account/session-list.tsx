import type { Instant } from '#domain/dates.ts';
import { Button } from '#staff/components/controls.tsx';
import type { Screens } from '#staff/screen-types.ts';
import { when } from '#staff/time-texts.ts';
import { accountWords } from '#words/staff/account.ts';

/** Sessions, each except the current one with a button to end it. */
export const SessionList = ({
  sessions,
  action,
  now,
}: {
  sessions: Screens['me']['sessions'];
  action: string;
  now: Instant;
}) => (
  <ul className="divide-y divide-sand">
    {sessions.map(({ id, isCurrent, agent, method, seenAt }) => (
      <li key={id} className="flex items-center gap-4 py-2">
        <div className="min-w-0 flex-1">
          <p className="font-medium">{agent}</p>
          <p className="text-sm text-ink-soft">
            {method} · {accountWords.me.seen(when(seenAt, now))}
          </p>
        </div>
        {isCurrent ? (
          <p className="rounded-full bg-leaf px-3 py-1 text-sm text-palm">{accountWords.me.thisOne}</p>
        ) : (
          <form method="post" action={action}>
            <input type="hidden" name="id" value={id} />
            <Button variant="plain" aria-label={accountWords.me.endNamed(agent)}>
              {accountWords.me.end}
            </Button>
          </form>
        )}
      </li>
    ))}
  </ul>
);
