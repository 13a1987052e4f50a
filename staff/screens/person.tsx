import { studioDay } from '#domain/dates.ts';
import type { ConsentLine, PersonDetail } from '#domain/tickets/views.ts';
import { Button, CheckField, Choice, Field, Notice, Panel } from '#staff/components/controls.tsx';
import { icons } from '#staff/components/icons.tsx';
import { Shell } from '#staff/components/shell.tsx';
import { TicketRows } from '#staff/components/ticket-rows.tsx';
import { TimelineItem } from '#staff/components/timeline-entry.tsx';
import type { Frame, RefusedForm, ScreenView } from '#staff/screen-types.ts';
import { dayWithYear } from '#staff/time-texts.ts';
import { personWords as words } from '#words/staff/person.ts';

/** "(305) 555-0188"; other numbers stay unchanged. */
const phoneText = (digits: string) => digits.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');

/** With the year, because permissions and legal holds last for years. */
const dated = (instant: number) => dayWithYear(studioDay(instant));

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
const Consents = ({ consents }: { consents: readonly ConsentLine[] }) => (
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

const Withdrawal = ({
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

const Copy = ({ basePath, isReady }: { basePath: string; isReady: boolean }) => (
  <Panel title={words.exportTitle}>
    <p className="text-sm text-ink-soft">{words.exportText}</p>
    {isReady ? (
      <>
        <Notice>{words.exportReady}</Notice>
        <ul className="grid gap-1">
          <li>
            <a
              href={`${basePath}/copy/json`}
              data-full-navigation
              className="inline-flex min-h-11 items-center text-wine underline"
            >
              {words.exportJson}
            </a>
          </li>
          <li>
            <a
              href={`${basePath}/copy/txt`}
              data-full-navigation
              className="inline-flex min-h-11 items-center text-wine underline"
            >
              {words.exportTxt}
            </a>
          </li>
        </ul>
      </>
    ) : (
      <form method="post" action={`${basePath}/copy`}>
        <Button variant="plain">{words.export}</Button>
      </form>
    )}
  </Panel>
);

const Erasure = ({
  basePath,
  person,
  refused,
}: {
  basePath: string;
  person: PersonDetail;
  refused: RefusedForm | null;
}) => {
  const { email, phone, legalHolds, reference, counts } = person;
  const errors = refused?.errors ?? {};
  return (
    <Panel title={words.eraseTitle}>
      <p className="text-sm text-ink-soft">{words.eraseText}</p>
      {legalHolds.length > 0 && (
        <div className="grid gap-1 text-sm">
          <p className="font-medium">{words.eraseHolds}</p>
          <ul className="grid gap-1">
            {legalHolds.map((hold) => (
              <li key={hold.reference}>
                {words.eraseHold(hold.formLabel, hold.reference, dayWithYear(hold.until))}
              </li>
            ))}
          </ul>
        </div>
      )}
      <form method="post" action={`${basePath}/erase`} className="grid gap-4">
        <fieldset className="grid gap-1">
          <legend className="pb-1 font-medium">{words.eraseBy}</legend>
          {email && (
            <CheckField
              label={email}
              hint={words.eraseCount(counts.email)}
              name="mail"
              value="on"
              defaultChecked
            />
          )}
          {phone && (
            <CheckField
              label={phoneText(phone)}
              hint={words.eraseCount(counts.phone)}
              name="phone"
              value="on"
              defaultChecked
            />
          )}
          {email && phone && <p className="text-sm text-ink-soft">{words.eraseShared}</p>}
          {errors.keys && <p className="text-sm font-medium text-alarm">{errors.keys}</p>}
        </fieldset>
        <Field
          label={words.eraseConfirm(reference)}
          name="confirm"
          autoComplete="off"
          autoCapitalize="characters"
          required
          maxLength={20}
          error={errors.confirm}
        />
        <p>
          <Button variant="danger">{words.erase}</Button>
        </p>
      </form>
    </Panel>
  );
};

/** All requests of the person and what the team did about them; an arrival shows what was sent. */
const History = ({ timeline, rows, frame }: Pick<PersonDetail, 'timeline' | 'rows'> & { frame: Frame }) => {
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return (
    <ol className="grid">
      {timeline.map((entry) => {
        const row = rowOf.get(entry.ticketId);
        const isArrival = entry.id === entry.ticketId;
        return (
          <TimelineItem
            key={entry.id}
            entry={entry}
            now={frame.now}
            about={
              row && !isArrival ? (
                <a href={`/staff/leads/${row.id}`} className="text-wine underline underline-offset-2">
                  {words.about(row.formLabel, row.studioName)}
                </a>
              ) : null
            }
          >
            {row && isArrival && (
              <div className="overflow-hidden rounded-md border border-sand bg-cream">
                <TicketRows rows={[row]} frame={frame} hrefOf={({ id }) => `/leads/${id}`} />
              </div>
            )}
          </TimelineItem>
        );
      })}
    </ol>
  );
};

/** Everything one person sent, the person's consents, and for Corporate a copy and the erasure. */
export const Person: ScreenView<'person'> = ({ data: { person, isExportReady, refused }, frame }) => {
  const { ticketId, name, email, phone, otherEmails, otherPhones, rows, timeline, hasMore, consents, can } =
    person;
  const path = `/leads/${ticketId}/person`;
  const basePath = `/staff${path}`;
  const others = [...otherEmails, ...otherPhones.map(phoneText)];
  return (
    <Shell frame={frame} current="leads" back={path}>
      <main className="mx-auto grid w-full max-w-[76rem] content-start gap-6 px-4 pt-1 pb-10 md:px-6 lg:px-8">
        <div className="grid gap-1">
          <a
            href={`/staff/leads/${ticketId}`}
            data-key="Escape"
            className="inline-flex min-h-12 items-center gap-1 justify-self-start text-wine hover:underline"
          >
            <icons.back />
            {words.back}
          </a>
          <h1 tabIndex={-1} data-focus className="text-2xl break-words outline-none">
            {name}
          </h1>
          <p className="break-words text-ink-soft">
            {[email, phone && phoneText(phone)].filter(Boolean).join(' · ')}
          </p>
          {others.length > 0 && (
            <p className="break-words text-sm text-ink-soft">
              {words.together}: {others.join(' · ')}
            </p>
          )}
          {person.accountSince !== null && (
            <p className="text-sm text-ink-soft">{words.account(dated(person.accountSince))}</p>
          )}
        </div>
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <section className="grid min-w-0 gap-2">
            <h2 className="font-display text-xl">{words.sent(rows.length, hasMore)}</h2>
            <div className="rounded-lg border border-sand bg-paper p-4 sm:p-6">
              <History timeline={timeline} rows={rows} frame={frame} />
            </div>
            {hasMore && <p className="text-sm text-ink-soft">{words.more(rows.length)}</p>}
          </section>
          <div className="grid min-w-0 gap-6">
            <Panel title={words.consents}>
              {consents.length === 0 ? (
                <div className="grid gap-1">
                  <p>{words.noConsents}</p>
                  <p className="text-sm text-ink-soft">{words.noConsentsHint}</p>
                </div>
              ) : (
                <Consents consents={consents} />
              )}
              {can.withdraw && <Withdrawal basePath={basePath} consents={consents} refused={refused} />}
            </Panel>
            {can.export && <Copy basePath={basePath} isReady={isExportReady} />}
            {can.erase && <Erasure basePath={basePath} person={person} refused={refused} />}
          </div>
        </div>
      </main>
    </Shell>
  );
};
