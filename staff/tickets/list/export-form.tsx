import { listUrl } from '#domain/tickets/list-url.ts';
import type { ListQuery } from '#domain/tickets/views.ts';
import { icons } from '#staff/components/icons.tsx';
import { listWords as words } from '#words/staff/list.ts';

/** Downloads all pages of the list as a file. A native form, because the browser saves the file. */
export const ExportForm = ({ query, back }: { query: ListQuery; back: string }) => {
  const fields = new URLSearchParams(listUrl({ ...query, after: null }).split('?')[1]);
  return (
    <form method="post" action="/staff/leads/export" data-full-navigation>
      {[...fields].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="back" value={back} />
      <button
        type="submit"
        aria-label={words.exportHint}
        title={words.exportHint}
        className="flex min-h-11 items-center gap-1.5 rounded-full px-3 text-sm font-medium text-wine hover:bg-sand/50"
      >
        <icons.download />
        <span className="max-sm:hidden">{words.export}</span>
      </button>
    </form>
  );
};
