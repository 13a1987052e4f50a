import type { Instant } from '#domain/dates.ts';
import type { Delivery, TicketDetail } from '#domain/tickets/views.ts';
import { Button } from '#staff/components/controls.tsx';
import { icons } from '#staff/components/icons.tsx';
import { when } from '#staff/time-texts.ts';
import { personWords } from '#words/staff/person.ts';
import { ticketWords as words } from '#words/staff/ticket.ts';
import { EditSheet } from './edit-sheet.tsx';
import { SamePerson } from './same-person.tsx';
import { Section } from './section.tsx';

const sizeOf = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

/** The path of a page of our own site, without the campaign tags, which have their own line. */
const pagePath = (page: string) => {
  const [path = '', query = ''] = page.replace(/^https?:\/\/[^/]+/, '').split('?');
  const rest = query.split('&').filter((part) => part && !part.startsWith('utm_'));
  return rest.length > 0 ? `${path}?${rest.join('&')}` : path;
};

const Lines = ({ lines }: { lines: TicketDetail['sent'] }) => (
  <dl className="grid gap-x-6 gap-y-3 empty:hidden sm:grid-cols-[minmax(6rem,auto)_minmax(0,1fr)]">
    {lines.map(({ label, value }) => (
      <div key={label} className="sm:contents">
        <dt className="text-sm text-ink-soft sm:pt-0.5">{label}</dt>
        <dd className="whitespace-pre-wrap break-words">{value}</dd>
      </div>
    ))}
  </dl>
);

/** The fields of the form, as text and never as markup. Birth date and emergency contact need a press. */
export const SentFields = ({
  ticket,
  privateFields,
  back,
}: {
  ticket: TicketDetail;
  privateFields: TicketDetail['sent'] | null;
  back: string;
}) => (
  <section className="grid gap-3">
    <h2 className="font-display text-xl">{words.sent}</h2>
    {ticket.sent.length === 0 && !ticket.can.private && <p className="text-ink-soft">{words.nothingSent}</p>}
    <Lines lines={ticket.sent} />
    {ticket.can.private && (
      <div aria-live="polite">
        {privateFields ? (
          <Lines lines={privateFields} />
        ) : (
          <form
            method="post"
            action={`/staff/leads/${ticket.id}/private`}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-sand/40 px-4 py-2"
          >
            <input type="hidden" name="back" value={back} />
            <p className="text-sm">
              <span className="block font-medium">{words.private.title}</span>
              <span className="text-ink-soft">{words.private.hint}</span>
            </p>
            <Button variant="plain">{words.private.show}</Button>
          </form>
        )}
      </div>
    )}
  </section>
);

/** The state of a delivery; a parked one can be retried. */
const DeliveryLine = ({
  delivery: { id, label, state, error, nextAt },
  canRetry,
  back,
  now,
}: {
  delivery: Delivery;
  canRetry: boolean;
  back: string;
  now: Instant;
}) => (
  <li className="grid gap-1 border-b border-sand/70 px-3 py-2 last:border-b-0">
    <p className="flex flex-wrap items-baseline justify-between gap-x-3">
      <span className="font-medium">{label}</span>
      <span className={state === 'parked' ? 'font-medium text-alarm' : 'text-ink-soft'}>
        {words.deliveryStates[state]}
        {state === 'retrying' && nextAt !== null && `, ${words.nextTry(when(nextAt, now))}`}
      </span>
    </p>
    {error && <p className="break-words text-ink-soft">{error}</p>}
    {state === 'parked' && canRetry && (
      <form method="post" action="/staff/deliveries/retry" data-change="retry">
        <input type="hidden" name="delivery" value={id} />
        <input type="hidden" name="back" value={back} />
        <Button variant="plain" aria-label={words.retryNamed(label)}>
          {words.retry}
        </Button>
      </form>
    )}
  </li>
);

/** Files, deliveries, the origin, and other tickets of the same person. */
export const TicketFacts = ({ ticket, back, now }: { ticket: TicketDetail; back: string; now: Instant }) => {
  const { files, deliveries, source } = ticket;
  const origins: [string, string | null][] = [
    [words.page, source.page && pagePath(source.page)],
    [words.campaign, source.campaign],
    [words.referrer, source.referrer],
  ];
  const known = origins.filter(([, value]) => value);
  return (
    <aside className="grid content-start gap-6 text-sm">
      <SamePerson ticket={ticket} back={back} now={now} />
      {!ticket.isMasked && !ticket.isBlanked && (
        <div className="grid justify-items-start gap-1">
          <a
            href={`/staff/leads/${ticket.id}/person`}
            className="inline-flex min-h-11 items-center text-wine underline"
          >
            {personWords.link}
          </a>
          {ticket.can.edit && <EditSheet ticket={ticket} back={back} />}
          {ticket.phone && !ticket.canText && <span className="text-ink-soft">{words.noText}</span>}
        </div>
      )}
      {files.length > 0 && (
        <Section title={words.files}>
          <ul className="overflow-hidden rounded-md border border-sand bg-paper">
            {files.map(({ id, name, size }) => (
              <li key={id} className="border-b border-sand/70 last:border-b-0">
                <a
                  href={`/staff/leads/${ticket.id}/files/${id}`}
                  data-full-navigation
                  className="flex min-h-11 items-center gap-3 px-3 py-1.5 hover:bg-cream focus-visible:-outline-offset-3"
                >
                  <icons.download />
                  <span className="min-w-0 flex-1 break-words font-medium">
                    <span className="sr-only">{words.download} </span>
                    {name}
                  </span>
                  <span className="whitespace-nowrap text-ink-soft">{sizeOf(size)}</span>
                </a>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {deliveries.length > 0 && (
        <Section title={words.deliveries}>
          <ul className="overflow-hidden rounded-md border border-sand bg-paper">
            {deliveries.map((delivery) => (
              <DeliveryLine
                key={delivery.id}
                delivery={delivery}
                canRetry={ticket.can.retry}
                back={back}
                now={now}
              />
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
