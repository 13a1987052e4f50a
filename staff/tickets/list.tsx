import { listUrl } from '#domain/tickets/list-url.ts';
import type { ListQuery, Tab } from '#domain/tickets/views.ts';
import { EmptyState } from '#staff/components/empty-state.tsx';
import { icons } from '#staff/components/icons.tsx';
import { Shell } from '#staff/components/shell.tsx';
import { NewerRows, TicketRows } from '#staff/components/ticket-rows.tsx';
import type { ScreenComponent, Screens } from '#staff/screen-types.ts';
import { addLeadWords } from '#words/staff/add-lead.ts';
import { bulkWords } from '#words/staff/bulk.ts';
import { listWords as words } from '#words/staff/list.ts';
import { shellWords } from '#words/staff/shell.ts';
import { BulkBar, bulkForm } from './list/bulk-bar.tsx';
import { BulkResultNotice } from './list/bulk-result.tsx';
import { ExportForm } from './list/export-form.tsx';
import { ListFilters } from './list/list-filters.tsx';
import { ListTabs } from './list/list-tabs.tsx';
import { nextLead } from './list/next-lead.ts';
import { TicketView } from './ticket/ticket-view.tsx';

const pageLink =
  'inline-block min-h-11 content-center rounded-full border border-sand bg-paper px-5 text-sm font-medium hover:border-wine';

/** Tabs whose rows can be selected; closed tickets are changed one by one. */
const selectable: ReadonlySet<Tab> = new Set<Tab>(['unassigned', 'mine', 'all', 'in-touch', 'held']);

/** Shows the checkboxes on a phone; a wide screen always shows them. Needs no script. */
const SelectSwitch = () => (
  <label className="flex min-h-11 cursor-pointer items-center rounded-full px-3 text-sm font-medium text-wine has-[:checked]:bg-sand/60 has-[:focus-visible]:outline-3 lg:hidden">
    <input type="checkbox" data-selecting className="sr-only" />
    {bulkWords.select}
  </label>
);

const EmptyList = ({ query: { q, tab }, isNarrowed }: { query: ListQuery; isNarrowed: boolean }) => (
  <>
    <EmptyState
      title={isNarrowed ? words.noMatch : words.empty[tab]}
      hint={isNarrowed ? words.noMatchHint : words.emptyHint[tab]}
    />
    {q && tab !== 'all' && (
      <p className="text-center">
        <a href={`/staff${listUrl({ q, tab: 'all' })}`} className={pageLink}>
          {words.searchAll}
        </a>
      </p>
    )}
  </>
);

/** Links to the first page and to the next one. */
const PageLinks = ({ data: { query, next } }: { data: Screens['list'] }) => {
  if (!next && !query.after) return null;
  return (
    <div className="flex flex-wrap items-center gap-3 px-4 py-5">
      {query.after && (
        <a href={`/staff${listUrl({ ...query, after: null })}`} className={pageLink}>
          {words.first}
        </a>
      )}
      {next && (
        <a href={`/staff${listUrl({ ...query, after: next })}`} className={pageLink} rel="next">
          {words.next}
        </a>
      )}
    </div>
  );
};

/** Above an open ticket: back to the list and on to the next ticket. Beside the list only the first. */
const TicketLinks = ({ listHref, nextHref }: { listHref: string; nextHref: string | null }) => (
  <>
    <div className="sticky top-0 z-10 flex items-center justify-between bg-cream px-3 sm:px-5 lg:hidden">
      <a href={listHref} className="inline-flex min-h-12 items-center gap-1 text-wine hover:underline">
        <icons.back />
        {shellWords.back}
      </a>
      {nextHref && (
        <a
          href={nextHref}
          data-next-lead
          className="inline-flex min-h-12 items-center gap-1 text-wine hover:underline"
        >
          {shellWords.nextLead}
          <icons.forward />
        </a>
      )}
    </div>
    <a
      href={listHref}
      data-key="Escape"
      className="hidden min-h-12 items-center gap-1 px-5 text-wine lg:sr-only lg:inline-flex lg:focus:not-sr-only"
    >
      <icons.back />
      {shellWords.back}
    </a>
  </>
);

/** The list. From 1024 px on, the open ticket is beside it; on smaller screens only one of both is shown. */
export const List: ScreenComponent<'list'> = ({ data, frame }) => {
  const { query, rows, near, next, open } = data;
  const openId = open?.ticket.id ?? null;
  // Beside a ticket the list is secondary, so its heading is an h2.
  const Heading = openId ? 'h2' : 'h1';
  const here = listUrl(query);
  const back = listUrl(query, openId);
  const { tab, studio, after } = query;
  const nextRow = nextLead(data, openId, frame);
  const nextHref = openId && nextRow ? `/staff${listUrl(query, nextRow.id)}` : null;
  const canSelect =
    rows.length + near.length > 0 && selectable.has(tab) && frame.permissions.includes('ticket.bulk');
  const isNarrowed = query.unknown.length > 0 || here !== listUrl({ tab, studio, after });
  return (
    <Shell frame={frame} current={query.tab === 'held' ? 'held' : 'leads'} back={back}>
      <main className={openId ? 'lg:grid lg:grid-cols-[24rem_minmax(0,1fr)]' : ''}>
        <section
          aria-label={words.title}
          className={`group/list min-w-0 max-lg:has-[[data-select]:checked]:pb-28 lg:border-sand ${openId ? 'hidden lg:sticky lg:top-0 lg:block lg:h-svh lg:overflow-y-auto lg:border-r' : ''}`}
          data-list
        >
          <div className="sticky top-0 z-10 grid has-[details[open]]:z-40 gap-1 border-b border-sand bg-cream pt-3">
            <div className="flex min-h-12 items-center gap-2 pr-2 pb-1 pl-4 lg:px-5">
              <Heading
                tabIndex={-1}
                data-focus={openId ? undefined : true}
                className="flex-1 font-display text-[1.75rem] leading-[1.2] tracking-[-0.02em] outline-none"
              >
                {query.tab === 'held' ? words.tabs.held : words.title}
              </Heading>
              <NewerRows frame={frame} />
              {frame.permissions.includes('ticket.add') && (
                <a
                  href="/staff/leads/new"
                  aria-label={addLeadWords.title}
                  className="min-h-11 content-center rounded-full px-3 text-sm font-medium text-wine hover:bg-sand/50"
                >
                  {addLeadWords.short}
                </a>
              )}
              {canSelect && <SelectSwitch />}
              {frame.permissions.includes('ticket.export') && rows.length > 0 && (
                <ExportForm query={query} back={here} />
              )}
            </div>
            <ListFilters data={data} />
            <ListTabs data={data} isNarrow={openId !== null} hasCounts={!isNarrowed} />
          </div>
          {data.bulk && <BulkResultNotice bulk={data.bulk} frame={frame} back={back} />}
          {rows.length === 0 && near.length === 0 && !next && (
            <EmptyList query={query} isNarrowed={isNarrowed} />
          )}
          {[rows, near].map(
            (some) =>
              some.length > 0 && (
                <div key={some === near ? 'near' : 'rows'} className="bg-paper">
                  {some === near && (
                    <h2 className="border-y border-sand bg-cream px-4 py-2 text-sm font-medium text-ink-soft lg:px-5">
                      {words.near(query.q)}
                    </h2>
                  )}
                  <TicketRows
                    rows={some}
                    frame={frame}
                    hrefOf={({ id }) => listUrl(query, id)}
                    openId={openId}
                    isWide={!openId}
                    isMine={tab === 'mine'}
                    isDone={tab === 'done'}
                    takeBack={query.tab === 'unassigned' && !openId ? here : null}
                    selectForm={canSelect ? bulkForm : null}
                  />
                </div>
              ),
          )}
          <PageLinks data={data} />
          {canSelect && <BulkBar data={data} frame={frame} back={back} />}
        </section>
        {open && (
          <div className="min-w-0" data-beside>
            <TicketLinks listHref={`/staff${here}`} nextHref={nextHref} />
            <TicketView data={open} frame={frame} back={back} nextHref={nextHref} />
          </div>
        )}
      </main>
    </Shell>
  );
};
