import type { ReactNode } from 'react';
import type { TicketDetail } from '#domain/tickets/views.ts';
import { person } from '#words/staff/person.ts';
import { ticket as words } from '#words/staff/ticket.ts';
import { StatusDisc } from '../components/status-disc.tsx';
import { when } from '../door/when.ts';

const sizeOf = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

/** The page of our own site; its host is known. */
const withoutHost = (page: string) => page.replace(/^https?:\/\/[^/]+/, '');

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid gap-2">
    <h2 className="font-medium">{title}</h2>
    {children}
  </section>
);

/** What a visitor typed; always text, never markup. */
export const SentFields = ({ ticket }: { ticket: TicketDetail }) => (
  <section className="grid gap-3">
    <h2 className="font-display text-xl">{words.sent}</h2>
    {ticket.sent.length === 0 && <p className="text-ink-soft">{words.nothingSent}</p>}
    <dl className="grid gap-x-6 gap-y-3 empty:hidden sm:grid-cols-[minmax(6rem,auto)_minmax(0,1fr)]">
      {ticket.sent.map(({ label, value }) => (
        <div key={label} className="sm:contents">
          <dt className="text-sm text-ink-soft sm:pt-0.5">{label}</dt>
          <dd className="whitespace-pre-wrap break-words">{value}</dd>
        </div>
      ))}
    </dl>
  </section>
);

/** Files, mails, where it came from, and what else this person sent. */
export const TicketFacts = ({ ticket, now }: { ticket: TicketDetail; now: number }) => {
  const { files, mails, source, samePerson, samePersonCount } = ticket;
  const origins: [string, string | null][] = [
    [words.page, source.page && withoutHost(source.page)],
    [words.campaign, source.campaign],
    [words.referrer, source.referrer],
  ];
  const known = origins.filter(([, value]) => value);
  return (
    <aside className="grid content-start gap-6 text-sm">
      {samePersonCount > 0 && (
        <Section title={words.samePerson(samePersonCount)}>
          <ul className="overflow-hidden rounded-md border border-sand bg-paper">
            {samePerson.map(({ id, status, formLabel, createdAt }) => (
              <li key={id} className="border-b border-sand/70 last:border-b-0">
                <a
                  href={`/staff/leads/${id}`}
                  className="flex min-h-11 items-center gap-3 px-3 hover:bg-cream focus-visible:-outline-offset-3"
                >
                  <StatusDisc status={status} />
                  <span className="min-w-0 flex-1 truncate font-medium">{formLabel}</span>
                  <span className="text-ink-soft">{when(createdAt, now)}</span>
                </a>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {!ticket.isMasked && !ticket.isBlanked && (
        <p className="grid gap-1">
          <a
            href={`/staff/leads/${ticket.id}/person`}
            className="inline-flex min-h-11 items-center text-wine underline"
          >
            {person.link}
          </a>
          {ticket.phone && !ticket.canText && <span className="text-ink-soft">{words.noText}</span>}
        </p>
      )}
      {files.length > 0 && (
        <Section title={words.files}>
          <ul className="grid gap-1">
            {files.map(({ id, name, size }) => (
              <li key={id} className="break-all">
                {name} <span className="text-ink-soft">{words.fileSize(sizeOf(size))}</span>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {mails.length > 0 && (
        <Section title={words.mails}>
          <ul className="grid gap-1">
            {mails.map(({ id, label, state, error }) => (
              <li key={id} className="flex flex-wrap justify-between gap-x-3">
                <span>{label}</span>
                <span className={state === 'parked' ? 'font-medium text-alarm' : 'text-ink-soft'}>
                  {words.mailStates[state]}
                </span>
                {error && <span className="w-full break-words text-ink-soft">{error}</span>}
              </li>
            ))}
          </ul>
        </Section>
      )}
      {known.length > 0 && (
        <Section title={words.source}>
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
            {known.map(([label, value]) => (
              <div key={label} className="contents">
                <dt className="text-ink-soft">{label}</dt>
                <dd className="break-words">{value}</dd>
              </div>
            ))}
          </dl>
        </Section>
      )}
      <p className="text-ink-soft">{words.reference(ticket.reference)}</p>
    </aside>
  );
};
