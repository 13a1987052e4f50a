import { ButtonLink } from '#app/components/ui/button.tsx';
import { hrefWith, useUrlState } from '#app/hooks/use-url-state.ts';
import { byDistance } from '#domain/places/distance.ts';
import { openStudios, type Studio } from '#domain/studios.ts';
import { schedule } from '#words/pages/schedule.ts';

const { waysOn } = schedule.empty;

/** For a studio without classes: its own page if it is not open yet, and the nearest one on the same day. */
export function EmptyStudioLinks({ studio }: { studio: Studio }) {
  const near = byDistance(studio.coordinates, openStudios).find(({ id }) => id !== studio.id);
  const { query } = useUrlState();
  const isUpcoming = studio.status === 'upcoming';
  return (
    <>
      {near && (
        <p className="w-full max-w-lg">
          {isUpcoming ? waysOn.notOpenYet(studio.name, near.name) : waysOn.nearest(near.name)}
        </p>
      )}
      {isUpcoming && <ButtonLink to={`/${studio.slug}`}>{waysOn.toOpening(studio.name)}</ButtonLink>}
      {near && (
        <ButtonLink variant="secondary" to={`/schedule${hrefWith(query, { location: near.slug })}`}>
          {waysOn.toClasses(near.name)}
        </ButtonLink>
      )}
    </>
  );
}
