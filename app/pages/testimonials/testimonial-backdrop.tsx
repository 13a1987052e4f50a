import { useState } from 'react';
import { Picture } from '#app/components/pictures/picture.tsx';
import { cx } from '#app/components/ui/class-names.ts';
import type { Testimonial } from '#content/catalog/testimonials.ts';

type Props = { testimonials: readonly Testimonial[]; selected: number };

/** The picture of a testimonial loads when it is first selected and stays mounted. */
export function TestimonialBackdrop({ testimonials, selected }: Props) {
  const [reached, setReached] = useState<readonly number[]>([selected]);
  if (!reached.includes(selected)) setReached([...reached, selected]);
  return (
    <div aria-hidden="true" className="absolute inset-0 overflow-clip">
      {testimonials.map(
        ({ id, background, backgroundCropped }, index) =>
          reached.includes(index) && (
            <Picture
              key={id}
              picture={background}
              mobile={backgroundCropped}
              alt=""
              sizes="100vw"
              hasPriority={index === 0}
              className={cx(
                'absolute inset-0 size-full object-cover transition-opacity duration-1000',
                // The first picture is painted with the page; the others fade in.
                index > 0 && 'starting:opacity-0',
                index === selected ? 'opacity-100' : 'opacity-0',
              )}
            />
          ),
      )}
      <div className="absolute inset-0 bg-[linear-gradient(to_bottom,rgb(42_18_22/0.88),rgb(74_18_32/0.45)_55%,rgb(42_18_22/0.85))]" />
    </div>
  );
}
