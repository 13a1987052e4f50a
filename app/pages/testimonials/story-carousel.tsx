import { type KeyboardEvent, useEffect, useState } from 'react';
import { PlayerDialog } from '#app/components/player/player-dialog.tsx';
import type { Testimonial } from '#content/catalog/testimonials.ts';
import { testimonials } from '#content/catalog/testimonials.ts';
import { testimonials as page } from '#words/pages/testimonials.ts';
import { CarouselControls } from './carousel-controls.tsx';
import { StoryBackdrop } from './story-backdrop.tsx';
import { StoryCard } from './story-card.tsx';
import { neighbor, placeOfStory, storyOfQuery } from './story-order.ts';
import { useAutoAdvance } from './use-auto-advance.ts';
import { useHoverOrFocus } from './use-hover-or-focus.ts';
import { useMedia } from './use-media.ts';
import { useSwipe } from './use-swipe.ts';

const stories: readonly Testimonial[] = testimonials;

export default function StoryCarousel() {
  const [selected, setSelected] = useState(0);
  const [round, setRound] = useState(0);
  const [isWatching, setIsWatching] = useState(false);
  const [isPlaying, setIsPlaying] = useState<boolean>();
  const prefersReducedMotion = useMedia('(prefers-reduced-motion: reduce)');
  const isLooping = useMedia('(min-width: 481px)', true);
  const { isHoveredOrFocused, handlers } = useHoverOrFocus();
  const isRunning = isPlaying ?? !prefersReducedMotion;

  const select = (index: number) => {
    setSelected(index);
    setRound((count) => count + 1);
  };
  const step = (by: 1 | -1) => select(neighbor(selected, by, stories.length));
  const swipe = useSwipe(step);
  useAutoAdvance(() => step(1), isHoveredOrFocused || isWatching || !isRunning, round);

  // The server renders the same page for every query string, so the story from the query is selected here.
  useEffect(() => {
    const fromQuery = storyOfQuery(window.location.search);
    if (fromQuery === null) return;
    setSelected(fromQuery);
    setIsWatching(stories[fromQuery]?.interview !== undefined);
  }, []);

  const moveWithArrows = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') step(1);
    else if (key === 'ArrowLeft') step(-1);
  };
  const story = stories[selected];
  return (
    <section
      data-hydrate-query=""
      aria-labelledby="page-title"
      data-ground="dark"
      className="relative bg-oxblood text-cream"
    >
      <StoryBackdrop stories={stories} selected={selected} />
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
            <ul className="story-row">
              {stories.map((each, index) => (
                <StoryCard
                  key={each.id}
                  story={each}
                  place={placeOfStory(index, selected, stories.length, isLooping)}
                  onSelect={() => select(index)}
                  onWatch={() => setIsWatching(true)}
                />
              ))}
            </ul>
            <CarouselControls
              index={selected}
              count={stories.length}
              isRunning={isRunning}
              onToggle={() => setIsPlaying(!isRunning)}
              onStep={step}
            />
          </div>
        </div>
      </div>
      {story?.interview && (
        <PlayerDialog
          key={story.id}
          playable={{ title: page.interviewWith(story.name), film: story.interview }}
          isOpen={isWatching}
          onClose={() => setIsWatching(false)}
        />
      )}
    </section>
  );
}
