import type { Instant } from '#domain/dates.ts';
import { Button } from '#staff/components/controls.tsx';
import { EmptyState } from '#staff/components/empty-state.tsx';
import { Shell } from '#staff/components/shell.tsx';
import type { ScreenComponent, Screens } from '#staff/screen-types.ts';
import { when } from '#staff/time-texts.ts';
import { deliveryWords as words } from '#words/staff/deliveries.ts';

const Row = ({ row, now }: { row: Screens['deliveries']['rows'][number]; now: Instant }) => (
  <li className="grid gap-2 border-b border-sand/70 px-4 py-3 last:border-b-0 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center sm:gap-x-6">
    <div className="grid min-w-0 gap-1">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-medium">{row.label}</span>
        <a
          href={`/staff/leads/${row.ticketId}`}
          className="inline-flex min-h-11 items-center text-wine underline sm:min-h-0"
        >
          {row.name}
        </a>
      </p>
      <p className="text-sm text-ink-soft">
        {[row.studioName, when(row.createdAt, now), words.attempts(row.attempts)].join(' · ')}
      </p>
      <p className="text-sm break-words">
        <span className="text-ink-soft">{words.remoteMessage}</span> {row.error}
      </p>
    </div>
    <form method="post" action="/staff/deliveries/retry" data-change="retry">
      <input type="hidden" name="delivery" value={row.id} />
      <Button variant="plain" aria-label={words.retryNamed(row.label, row.name)}>
        {words.retry}
      </Button>
    </form>
  </li>
);

export const Deliveries: ScreenComponent<'deliveries'> = ({ data: { rows, isCapped }, frame }) => (
  <Shell frame={frame} current="home" back="/deliveries">
    <main className="mx-auto grid w-full max-w-[68rem] gap-6 px-3 pt-6 pb-10 sm:px-6 lg:px-8">
      <header className="grid gap-2 px-1">
        <h1 tabIndex={-1} data-focus className="outline-none">
          {words.title}
        </h1>
        {rows.length > 0 && <p className="max-w-prose text-ink-soft">{words.intro}</p>}
      </header>
      {rows.length === 0 ? (
        <EmptyState title={words.calm} hint={words.calmHint} />
      ) : (
        <>
          {rows.length > 1 && (
            <form
              method="post"
              action="/staff/deliveries/retry"
              className="flex flex-wrap items-center gap-4 px-1"
            >
              {rows.map(({ id }) => (
                <input key={id} type="hidden" name="delivery" value={id} />
              ))}
              <Button>{words.retryAll(rows.length)}</Button>
              {isCapped && <p className="text-sm text-ink-soft">{words.capped(rows.length)}</p>}
            </form>
          )}
          <ul className="overflow-hidden rounded-md border border-sand bg-paper">
            {rows.map((row) => (
              <Row key={row.id} row={row} now={frame.now} />
            ))}
          </ul>
        </>
      )}
    </main>
  </Shell>
);
