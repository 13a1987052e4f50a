import { cappedCountText } from '#domain/tickets/capped-count.ts';
import { listUrl, tabs } from '#domain/tickets/list-url.ts';
import type { Screens } from '#staff/screen-types.ts';
import { listWords as words } from '#words/staff/list.ts';

/** Tabs with their counts. They keep the filters and start at the first page. */
export const ListTabs = ({
  data: { query, counts },
  isNarrow,
  hasCounts,
}: {
  data: Screens['list'];
  isNarrow: boolean;
  /** Counts are those of whole tabs, so they would be wrong beside a search. */
  hasCounts: boolean;
}) => (
  <nav aria-label={words.tabList} data-tabs className="-mb-px overflow-x-auto [scrollbar-width:none]">
    <ul className={`flex min-w-max gap-x-1 px-2 ${isNarrow ? 'lg:min-w-0 lg:flex-wrap lg:px-3' : 'lg:px-3'}`}>
      {tabs.map((tab) => (
        <li key={tab}>
          <a
            href={`/staff${listUrl({ ...query, tab, after: null })}`}
            aria-current={tab === query.tab ? 'page' : undefined}
            className="flex min-h-11 items-center gap-2 border-b-2 border-transparent px-2.5 text-sm text-ink-soft hover:text-ink focus-visible:-outline-offset-3 aria-[current]:border-ember aria-[current]:font-medium aria-[current]:text-ink"
          >
            {tab === 'all' && (query.q || (query.figure && query.figure !== 'overdue'))
              ? words.everything
              : words.tabs[tab]}
            {hasCounts && (
              <span className="rounded-full bg-sand/60 px-1.5 text-xs">{cappedCountText(counts[tab])}</span>
            )}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
