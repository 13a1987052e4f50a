import { type RefObject, useEffect, useState } from 'react';
import type { CalendarDay } from '#domain/dates.ts';

/**
 * Pixels from the top of the screen: 100 for the navbar, 101 for the date strip, and the rest for the heading
 * of a day. A day that begins above this line is the one being read.
 */
const readingLinePx = 260;

/** The last day whose heading has reached the date strip, or the first day. */
export function useVisibleDay(
  list: RefObject<HTMLElement | null>,
  first: CalendarDay,
  itemCount: number,
): CalendarDay {
  const [passedDay, setPassedDay] = useState<CalendarDay | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: more items mean more headings to watch
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    let frame = 0;
    const read = () => {
      frame = 0;
      const passed = [...element.querySelectorAll<HTMLElement>('[data-day]')].filter(
        (section) => section.getBoundingClientRect().top < readingLinePx,
      );
      setPassedDay(passed.at(-1)?.dataset.day ?? null);
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(read);
    };
    read();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
    };
  }, [list, first, itemCount]);
  return passedDay ?? first;
}
