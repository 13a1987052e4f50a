import { signInWords } from '#words/staff/sign-in.ts';
import { Button } from '../components/controls.tsx';
import { when } from '../components/when.ts';
import type { Screens } from '../screen-types.ts';

/** Sessions, each except the current one with a button to end it. */
export const SessionList = ({
  sessions,
  action,
  now,
}: {
  sessions: Screens['me']['sessions'];
  action: string;
  now: number;
}) => (
  <ul className="divide-y divide-sand">
    {sessions.map(({ id, isThis, agent, method, seenAt }) => (
      <li key={id} className="flex items-center gap-4 py-2">
        <div className="min-w-0 flex-1">
          <p className="font-medium">{agent}</p>
          <p className="text-sm text-ink-soft">
            {method} · {signInWords.me.seen(when(seenAt, now))}
          </p>
        </div>
        {isThis ? (
          <p className="rounded-full bg-leaf px-3 py-1 text-sm text-palm">{signInWords.me.thisOne}</p>
        ) : (
          <form method="post" action={action}>
            <input type="hidden" name="id" value={id} />
            <Button look="plain" aria-label={signInWords.me.endNamed(agent)}>
              {signInWords.me.end}
            </Button>
          </form>
        )}
      </li>
    ))}
  </ul>
);
