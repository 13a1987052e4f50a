import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PageDataContext } from '#app/islands/page-data.ts';
import { SentPanel } from './sent-panel.tsx';

test('the link back to the form has the chosen studio; with our code a press only replaces the panel', () => {
  // jsdom has no screen to scroll.
  Element.prototype.scrollIntoView = () => {};
  const onAgain = vi.fn();
  const sent = { heading: 'Thank You!', text: 'We will call.', again: 'Reload Form' };
  const page = { pathname: '/groupclasses', search: '?location=hollywood', root: undefined };
  render(
    <PageDataContext value={page}>
      <SentPanel id="form" sent={sent} onAgain={onAgain} hasFocus isSentLater={false} />
    </PageDataContext>,
  );
  const link = screen.getByRole('link', { name: 'Reload Form' });
  expect(link.getAttribute('href')).toBe('/groupclasses?location=hollywood');

  const press = createEvent.click(link);
  fireEvent(link, press);
  expect(onAgain).toHaveBeenCalledOnce();
  expect(press.defaultPrevented).toBe(true);
});
