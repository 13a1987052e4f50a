import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { testimonials } from '#content/catalog/testimonials.ts';
import { TestimonialCard } from './testimonial-card.tsx';

test('Watch Interview is there only for the selected testimonial, and only if it has an interview', () => {
  const [testimonial] = testimonials;
  if (!testimonial) throw new Error('no testimonial');
  const untold = { ...testimonial, interview: undefined };
  const card = (shown: typeof testimonial, place: number) =>
    renderToString(<TestimonialCard testimonial={shown} place={place} onSelect={() => {}} />);
  expect(card(testimonial, 0)).toContain('Watch Interview');
  expect(card(untold, 0)).not.toContain('Watch Interview');
  expect(card(testimonial, 1)).not.toContain('Watch Interview');
});
