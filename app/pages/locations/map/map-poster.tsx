import { cx } from '#app/components/ui/class-names.ts';
import type { MapStudio } from '#content/catalog/map-studios.ts';
import poster from './poster.svg?url';
import posterSmall from './poster-small.svg?url';
import { posterFrame, posterPoint, view } from './view.ts';

/** Pixels per degree at the initial zoom of `view` for small and large screens; a test compares them. */
export const degreeClass = '[--map-degree:64.362px] min-[800px]:[--map-degree:97.555px]';

/** The drawn map with our studios: shown before the map loads, and instead of it where WebGL is missing. */
export function MapPoster({ studios }: { studios: readonly MapStudio[] }) {
  return (
    <div aria-hidden="true" className={cx('absolute inset-0 overflow-hidden bg-peach', degreeClass)}>
      <picture className="contents">
        <source media={`(max-width: ${view.smallBelowPx - 1}px)`} srcSet={posterSmall} />
        <img
          src={poster}
          alt=""
          loading="lazy"
          decoding="async"
          className="absolute max-w-none"
          style={posterFrame}
        />
      </picture>
      {studios.map(({ id, coordinates, isUpcoming }) => (
        <span
          key={id}
          style={posterPoint(coordinates)}
          className={cx(
            'absolute size-2.5 -translate-1/2 rounded-full border-2',
            isUpcoming ? 'border-clay bg-cream' : 'border-cream bg-clay',
          )}
        />
      ))}
    </div>
  );
}
