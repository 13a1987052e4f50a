import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { testimonials } from '#content/catalog/testimonials.ts';
import { StoryCard } from './story-card.tsx';

test('Watch Interview is there only for the selected story, and only if it has an interview', () => {
  const [story] = testimonials;
  if (!story) throw new Error('no story');
  const untold = { ...story, interview: undefined };
  const card = (shown: typeof story, place: number) =>
    renderToString(<StoryCard story={shown} place={place} onSelect={() => {}} />);
  expect(card(story, 0)).toContain('Watch Interview');
  expect(card(untold, 0)).not.toContain('Watch Interview');
  expect(card(story, 1)).not.toContain('Watch Interview');
});
