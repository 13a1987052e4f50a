import { cx } from '#app/components/ui/class-names.ts';
import { availabilityOf, type ClassListing, type Availability as State } from '#domain/schedule/schedule.ts';
import { schedule } from '#words/pages/schedule.ts';

export const availabilityText = (state: State): string => {
  if (state.state === 'open')
    return state.spots === null ? schedule.item.spotsLeft : schedule.item.spots(state.spots);
  return state.state === 'waitlist' ? schedule.item.waitlist(state.waiting) : schedule.item.full;
};

/** So few free mats may be gone before the visitor has decided: they are marked. */
const fewSpots = 5;

/** The number of free mats as text, and a colored dot with the same meaning. */
export function Availability({ listing, className }: { listing: ClassListing; className: string }) {
  const state = availabilityOf(listing);
  const isShort = state.state === 'open' && state.spots !== null && state.spots <= fewSpots;
  return (
    <p className={cx('flex items-center gap-2 text-sm', isShort && 'font-medium text-wine', className)}>
      <span
        aria-hidden="true"
        className={cx(
          'size-2.5 shrink-0 rounded-full',
          state.state === 'open' ? (isShort ? 'bg-ember' : 'bg-palm') : 'border-2 border-ink-soft',
        )}
      />
      {availabilityText(state)}
    </p>
  );
}
