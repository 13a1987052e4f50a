import { type KeyboardEvent, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { testimonials } from '#content/catalog/testimonials.ts';
import { testimonials as page } from '#words/pages/testimonials.ts';
import { CarouselControls } from './carousel-controls.tsx';
import { TestimonialBackdrop } from './testimonial-backdrop.tsx';
import { TestimonialCard } from './testimonial-card.tsx';
import { neighbor, placeOf, testimonialOfQuery } from './testimonial-order.ts';
import { useAutoAdvance, useHoverOrFocus } from './use-auto-advance.ts';
import { useSwipe } from './use-swipe.ts';

export default function TestimonialCarousel() {
  const [selected, setSelected] = useState(0);
  const [round, setRound] = useState(0);
  const [isPlaying, setIsPlaying] = useState<boolean>();
  const prefersReducedMotion = useMedia('(prefers-reduced-motion: reduce)');
  const isLooping = useMedia('(min-width: 481px)', true);
  const { isHoveredOrFocused, handlers } = useHoverOrFocus();
  const isRunning = isPlaying ?? !prefersReducedMotion;

  const select = (index: number) => {
    setSelected(index);
    setRound((count) => count + 1);
  };
  const step = (by: 1 | -1) => select(neighbor(selected, by, testimonials.length));
  const swipe = useSwipe(step);
  /** The row waits while an interview is open. */
  const advance = () => (document.querySelector('dialog[open]') ? select(selected) : step(1));
  useAutoAdvance(advance, isHoveredOrFocused || !isRunning, round);

  // The server renders the same page for every query string, so the testimonial from the query is selected
  // here, and its interview opened when it is rendered.
  const row = useRef<HTMLUListElement>(null);
  const isOpened = useRef(false);
  useEffect(() => {
    const fromQuery = testimonialOfQuery(window.location.search);
    if (fromQuery === null || isOpened.current) return;
    setSelected(fromQuery);
    if (selected !== fromQuery) return;
    isOpened.current = true;
    row.current?.querySelector<HTMLElement>('[data-selected] [data-film]')?.click();
  }, [selected]);

  const moveWithArrows = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') step(1);
    else if (key === 'ArrowLeft') step(-1);
  };
  return (
    <section aria-labelledby="page-title" data-ground="dark" className="relative bg-oxblood text-cream">
      <TestimonialBackdrop testimonials={testimonials} selected={selected} />
      <div className="relative pt-14 pb-14 md:pt-20 md:pb-24">
        <div className="container-page text-center">
          <h1 id="page-title" className="text-4xl">
            {page.heading}
          </h1>
          <p className="mx-auto mt-5 max-w-xl text-lg">{page.text}</p>
        </div>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: pointer and arrow keys are additions to the buttons inside */}
        <div {...handlers} {...swipe} onKeyDown={moveWithArrows} className="mt-10 touch-pan-y md:mt-14">
          <div role="group" aria-roledescription={page.carouselRole} aria-label={page.carousel}>
            <ul ref={row} className="testimonial-row">
              {testimonials.map((each, index) => (
                <TestimonialCard
                  key={each.id}
                  testimonial={each}
                  place={placeOf(index, selected, testimonials.length, isLooping)}
                  onSelect={() => select(index)}
                />
              ))}
            </ul>
            <CarouselControls
              index={selected}
              count={testimonials.length}
              isRunning={isRunning}
              onToggle={() => setIsPlaying(!isRunning)}
              onStep={step}
            />
          </div>
        </div>
      </div>
    </section>
  );
}

/** Whether a media query matches; `onServer` is the value on the server and during hydration. */
function useMedia(query: string, onServer = false): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => onServer,
  );
}
