import { type ReactNode, useId } from 'react';
import { listUrl } from '#domain/tickets/list-url.ts';
import { stages } from '#domain/tickets/stages.ts';
import { campaignTagLimit } from '#domain/tickets/ticket-fields.ts';
import type { ListQuery } from '#domain/tickets/views.ts';
import { Button, Choice } from '#staff/components/controls.tsx';
import { icons } from '#staff/components/icons.tsx';
import { Sheet } from '#staff/components/sheet.tsx';
import type { Screens } from '#staff/screen-types.ts';
import { dayWithYear } from '#staff/time-texts.ts';
import { figureLabels } from '#words/staff/figures.ts';
import { stageLabels } from '#words/staff/labels.ts';
import { listWords as words } from '#words/staff/list.ts';

const control = 'min-h-11 w-full min-w-0 rounded-md border border-ink-soft/50 bg-white px-3 text-base';

const Labeled = ({ label, children }: { label: string; children: (id: string) => ReactNode }) => {
  const id = useId();
  return (
    <div className="grid min-w-0 gap-1">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      {children(id)}
    </div>
  );
};

type Props = { data: Screens['list'] };
type FilterName = Exclude<keyof ListQuery, 'tab' | 'q' | 'after' | 'unknown'>;
const filterNames: readonly FilterName[] = [
  ...(['figure', 'studio', 'form', 'assignee', 'stage', 'campaign', 'source', 'from', 'to'] as const),
];

const activeFilters = (query: ListQuery) => filterNames.filter((name) => query[name] !== null);

const SearchField = ({ query }: { query: ListQuery }) => {
  const id = useId();
  return (
    <div className="relative min-w-0 flex-1">
      <label htmlFor={id} className="sr-only">
        {words.searchLabel}
      </label>
      <span className="pointer-events-none absolute inset-y-0 left-3 grid place-items-center text-ink-soft">
        <icons.search />
      </span>
      <input
        key={query.q}
        id={id}
        type="search"
        name="q"
        data-search
        defaultValue={query.q}
        placeholder={words.searchHint}
        maxLength={200}
        autoComplete="off"
        className={`${control} pl-11 placeholder:text-ink-soft/80`}
      />
    </div>
  );
};

const FilterSheet = ({ data: { query, forms, assignees, studios } }: Props) => {
  const count = activeFilters(query).length;
  return (
    <Sheet
      name="filters"
      title={words.filters}
      side="right"
      summaryClass="grid min-h-11 min-w-11 grid-flow-col place-items-center gap-2 rounded-md border border-ink-soft/50 bg-white px-2.5 text-sm font-medium hover:border-wine"
      summary={
        <>
          <icons.filter />
          <span className="sr-only sm:not-sr-only">{count > 0 ? words.filtersOn(count) : words.filters}</span>
        </>
      }
    >
      {studios.length > 1 && (
        <Choice label={words.studio} name="studio" none={words.any} value={query.studio} options={studios} />
      )}
      <Choice
        label={words.form}
        name="form"
        none={words.any}
        value={query.form}
        options={forms.map(({ id, label }) => ({ id, name: label }))}
      />
      <Choice
        label={words.assignee}
        name="assignee"
        none={words.any}
        value={query.assignee}
        options={assignees}
      />
      <Choice
        label={words.stage}
        name="stage"
        none={words.any}
        value={query.stage}
        options={stages.map((id) => ({ id, name: stageLabels[id] }))}
      />
      <Labeled label={words.campaign}>
        {(id) => (
          <input
            key={query.campaign}
            id={id}
            name="campaign"
            defaultValue={query.campaign ?? ''}
            maxLength={campaignTagLimit}
            className={control}
          />
        )}
      </Labeled>
      {(['figure', 'source'] as const).map(
        (name) => query[name] && <input key={name} type="hidden" name={name} value={query[name]} />,
      )}
      <div className="grid grid-cols-2 gap-3">
        {(['from', 'to'] as const).map((name) => (
          <Labeled key={name} label={words[name]}>
            {(id) => (
              <input
                key={query[name]}
                id={id}
                type="date"
                name={name}
                defaultValue={query[name] ?? ''}
                className={control}
              />
            )}
          </Labeled>
        ))}
      </div>
      <Button>{words.apply}</Button>
    </Sheet>
  );
};

/** A link per active filter, which removes it, and one that removes them all. */
const ActiveFilters = ({ data: { query, forms, assignees, studios } }: Props) => {
  const valueWords = (name: FilterName): string => {
    const value = query[name];
    if (name === 'studio') return studios.find(({ id }) => id === value)?.name ?? words.noStudio;
    if (name === 'form') return forms.find(({ id }) => id === value)?.label ?? String(value);
    if (name === 'assignee') return assignees.find(({ id }) => id === value)?.name ?? words.assignee;
    if (name === 'stage') return query.stage ? stageLabels[query.stage] : '';
    if (name === 'figure') return query.figure ? figureLabels[query.figure] : '';
    const isDay = name === 'from' || name === 'to';
    return `${words[name]} ${isDay ? dayWithYear(String(value)) : value}`;
  };
  const active = activeFilters(query);
  if (active.length === 0 && !query.q && query.unknown.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {active.map((name) => (
        <li key={name}>
          <a
            href={`/staff${listUrl({ ...query, [name]: null, after: null })}`}
            aria-label={words.remove(valueWords(name))}
            className="flex min-h-9 items-center gap-1 rounded-full bg-sand/60 pr-2 pl-3 text-sm hover:bg-sand"
          >
            {valueWords(name)}
            <icons.close />
          </a>
        </li>
      ))}
      <li>
        <a
          href={`/staff${listUrl({ tab: query.tab })}`}
          className="flex min-h-9 items-center px-2 text-sm text-wine underline"
        >
          {words.clear}
        </a>
      </li>
    </ul>
  );
};

/** Search and filters: one form, whose URL can be sent to a colleague. */
export const ListFilters = ({ data }: Props) => {
  const { query } = data;
  return (
    <form
      method="get"
      action="/staff/leads"
      role="search"
      className="grid gap-2 px-3 pb-2 lg:px-5"
      data-list-form
    >
      {(query.tab !== 'unassigned' || query.q) && <input type="hidden" name="tab" value={query.tab} />}
      <div className="flex gap-2">
        <SearchField query={query} />
        <FilterSheet data={data} />
        <button type="submit" className="sr-only focus:not-sr-only focus:min-h-11 focus:px-4">
          {words.searchSubmit}
        </button>
      </div>
      <ActiveFilters data={data} />
      {query.unknown.length > 0 && (
        <p role="alert" className="text-sm font-medium text-alarm">
          {words.unknown(query.unknown.join(', '))}
        </p>
      )}
    </form>
  );
};
