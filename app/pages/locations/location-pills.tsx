import { cx } from '#app/components/ui/class-names.ts';
import { SiteLink } from '#app/components/ui/site-link.tsx';
import { compareText } from '#content/compare-text.ts';
import { pillName, type Studio, studioPath, studios } from '#domain/studios.ts';
import { locations } from '#words/pages/locations.ts';

const isWidePill = (name: string) => name.length > 19;
const byPillName = (a: Studio, b: Studio) => compareText(pillName(a.name), pillName(b.name));
const sorted = [...studios].sort(byPillName);

/** Links to all studios by name. On phones there are three rows that scroll sideways together. */
export function LocationPills() {
  return (
    <nav aria-label={locations.pills.label}>
      <ul className="-mx-[var(--page-edge)] grid snap-x grid-flow-col grid-rows-3 justify-start gap-2 overflow-x-auto px-[var(--page-edge)] py-2 scrollbar-none md:mx-0 md:flex md:flex-wrap md:gap-3 md:overflow-visible md:px-0">
        {sorted.map(({ id, name, status }) => (
          <li key={id} className="snap-start scroll-ml-[var(--page-edge)]">
            <SiteLink
              to={studioPath(id)}
              className={cx(
                'flex min-h-12 items-center justify-center rounded-full border-[1.5px] px-5 text-center leading-tight transition-colors duration-300 hover:border-wine hover:bg-wine hover:text-cream',
                status === 'open' ? 'border-wine/40 bg-paper' : 'border-dashed border-wine/60',
                isWidePill(name) ? 'min-w-[15.5rem]' : 'min-w-[12.75rem]',
              )}
            >
              {pillName(name)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
