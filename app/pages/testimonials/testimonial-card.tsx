import type { CSSProperties } from 'react';
import { FilmButton } from '#app/components/film/film-button.tsx';
import { Picture } from '#app/components/pictures/picture.tsx';
import { buttonClass } from '#app/components/ui/button.tsx';
import { cx } from '#app/components/ui/class-names.ts';
import { Icon } from '#app/components/ui/icon.tsx';
import type { Testimonial } from '#content/catalog/testimonials.ts';
import { testimonials as page } from '#words/pages/testimonials.ts';

type Props = {
  testimonial: Testimonial;
  /** Number of places to the right of the middle; only the middle card and its two neighbors are visible. */
  place: number;
  onSelect: () => void;
};

export function TestimonialCard({ testimonial, place, onSelect }: Props) {
  const isSelected = place === 0;
  return (
    <li
      data-testimonial={testimonial.id}
      data-selected={isSelected || undefined}
      style={{ '--place': place } as CSSProperties}
      className={cx('testimonial', Math.abs(place) > 1 && 'testimonial-away')}
    >
      <figure
        className={cx(
          'relative grid h-full rounded-lg p-6 transition-colors duration-500 max-[700px]:grid-rows-[auto_1fr_auto_auto] min-[700px]:grid-cols-[14rem_1fr] min-[700px]:grid-rows-[1fr_auto_auto] min-[700px]:gap-x-10 min-[700px]:p-9',
          isSelected
            ? 'bg-paper text-ink shadow-lift'
            : 'bg-oxblood text-cream ring-1 ring-cream/25 hover:bg-wine hover:ring-2 hover:ring-sun',
        )}
      >
        <button
          type="button"
          aria-label={page.select(testimonial.name)}
          aria-pressed={isSelected}
          onClick={onSelect}
          onFocus={(event) => event.currentTarget.matches(':focus-visible') && onSelect()}
          className="absolute inset-0 rounded-lg noscript:hidden"
        />
        <Picture
          picture={testimonial.image}
          mobile={testimonial.imageMob}
          alt=""
          sizes="(min-width: 700px) 14rem, 6rem"
          className="rounded-arch size-24 object-cover object-top max-[700px]:rounded-full max-[700px]:object-[50%_65%] min-[700px]:h-full min-[700px]:row-span-3 min-[700px]:max-h-96 min-[700px]:w-full"
        />
        <blockquote lang="en" className="font-display text-lg max-[700px]:mt-5">
          {testimonial.comment}
        </blockquote>
        {/* Positioned below the caption, which must be the last element of its figure. */}
        <div className="order-last mt-5 min-h-12">
          {isSelected && testimonial.interview && (
            <FilmButton
              film={testimonial.interview}
              captions={testimonial.captions}
              title={page.interviewWith(testimonial.name)}
              className={cx(buttonClass('primary', 'small'), 'pl-4')}
            >
              <Icon name="play" className="size-5" />
              {page.watchInterview}
            </FilmButton>
          )}
        </div>
        <figcaption className="mt-6">
          <span className="block font-medium">{testimonial.name}</span>
          <span className="block text-sm">{testimonial.location}</span>
        </figcaption>
      </figure>
    </li>
  );
}
