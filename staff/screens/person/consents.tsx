import type { ConsentLine } from '#domain/tickets/views.ts';
import { Button, Choice } from '#staff/components/controls.tsx';
import type { RefusedForm } from '#staff/screen-types.ts';
import { personWords as words } from '#words/staff/person.ts';
import { dated } from './person-texts.ts';

/** Groups the channels of the consents of one form in one sentence. */
const inOneSentence = (consents: readonly ConsentLine[]) => {
  const groups = new Map<string, ConsentLine[]>();
  for (const consent of consents) {
    const key = `${consent.givenAt} ${consent.wording}`;
    groups.set(key, [...(groups.get(key) ?? []), consent]);
  }
  return [...groups];
};

/** The consents of the person, in the words that the form showed. */
export const Consents = ({ consents }: { consents: readonly ConsentLine[] }) => (
  <ul className="grid gap-5">
    {inOneSentence(consents).map(([key, group]) => (
      <li key={key} className="grid gap-1">
        {group.map(({ channel, givenAt, withdrawnAt, how }) => (
          <p key={channel} className="flex flex-wrap justify-between gap-x-3">
            <span className={`font-medium ${withdrawnAt === null ? '' : 'text-ink-soft line-through'}`}>
              {words.channels[channel]}
            </span>
            <span className="text-sm text-ink-soft">
              {withdrawnAt === null
                ? words.given(dated(givenAt))
                : words.withdrawn(dated(withdrawnAt), words.ways[how ?? 'in-person'])}
            </span>
          </p>
        ))}
        <blockquote className="border-l-2 border-sand pl-3 text-sm text-ink-soft">
          {group[0]?.wording}
        </blockquote>
      </li>
    ))}
  </ul>
);

export const Withdrawal = ({
  basePath,
  consents,
  refused,
}: {
  basePath: string;
  consents: readonly ConsentLine[];
  refused: RefusedForm | null;
}) => {
  const live = new Set(
    consents.filter(({ withdrawnAt }) => withdrawnAt === null).map(({ channel }) => channel),
  );
  if (live.size === 0) return null;
  const granted = [...live].map((channel) => ({ id: channel, name: words.channels[channel] }));
  const ways = Object.entries(words.ways).map(([id, name]) => ({ id, name }));
  return (
    <details className="border-t border-sand pt-2" open={Boolean(refused?.errors.withdraw)}>
      <summary className="min-h-11 cursor-pointer content-center text-wine">{words.withdrawTitle}</summary>
      <form method="post" action={`${basePath}/withdraw`} className="grid gap-4 pt-2">
        <Choice label={words.withdrawChannel} name="channel" options={granted} />
        <Choice label={words.withdrawWay} name="how" options={ways} />
        {refused?.errors.withdraw && (
          <p className="text-sm font-medium text-alarm">{refused.errors.withdraw}</p>
        )}
        <p>
          <Button variant="plain">{words.withdraw}</Button>
        </p>
      </form>
    </details>
  );
};
