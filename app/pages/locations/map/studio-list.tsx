import { cx } from '#app/components/ui/class-names.ts';
import { Icon } from '#app/components/ui/icon.tsx';
import { Pill } from '#app/components/ui/pill.tsx';
import { SiteLink } from '#app/components/ui/site-link.tsx';
import type { MapStudio } from '#content/catalog/map-studios.ts';
import type { StudioId } from '#domain/studios.ts';
import { locations } from '#words/pages/locations.ts';

const { map: words } = locations;

export type ListedStudio = { studio: MapStudio; miles: number | null };
type Props = {
  studios: readonly ListedStudio[];
  label: string;
  chosenId: number | null;
  onShow: (id: StudioId) => void;
};

/** The studios of the map: the name is a link to the page, the pin beside it shows the studio on the map. */
export function StudioList({ studios, label, chosenId, onShow }: Props) {
  return (
    <ul aria-label={label} className="divide-y divide-ink/15">
      {studios.map(({ studio, miles }) => (
        <li
          key={studio.id}
          className={cx(
            'flex items-center gap-3 px-2 transition-colors',
            studio.id === chosenId ? 'bg-peach' : 'hover:bg-paper',
          )}
        >
          <SiteLink to={studio.url} className="flex min-h-14 min-w-0 flex-1 flex-col justify-center py-2">
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1 leading-tight font-medium">
              {studio.title}
              {studio.comingText && <Pill tone="dark">{studio.comingText}</Pill>}
            </span>
            <span className="text-sm text-ink-soft">
              {miles === null ? studio.address[1] : words.away(miles)}
            </span>
          </SiteLink>
          <button
            type="button"
            onClick={() => onShow(studio.id)}
            aria-label={words.show(studio.title)}
            className="grid noscript:hidden size-11 shrink-0 place-items-center rounded-full text-wine transition-colors hover:bg-sand"
          >
            <Icon name="pin" className="size-5" />
          </button>
        </li>
      ))}
    </ul>
  );
}
