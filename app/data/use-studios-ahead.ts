import { useCallback, useEffect, useRef } from 'react';
import type { CalendarDay } from '#domain/dates.ts';
import { byDistance } from '#domain/distance.ts';
import type { BookableStudio } from '#domain/schedule.ts';
import { openStudios } from '#domain/studios.ts';
import { prefetchWindow } from './class-listings.ts';

const atOnce = 2;

/** While a visitor looks through the studios, their first classes are fetched, the nearest studios' first. */
export function usePrefetchStudios(studio: BookableStudio, start: CalendarDay) {
  const isDone = useRef<AbortController>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once one is chosen, its own questions have the line
  useEffect(() => () => isDone.current?.abort(), [studio, start]);
  return useCallback(() => {
    isDone.current?.abort();
    const controller = new AbortController();
    isDone.current = controller;
    const queue = byDistance(studio.coordinates, openStudios)
      .filter(({ id }) => id !== studio.id)
      .values();
    const work = async () => {
      for (const { bookingId } of queue) {
        if (controller.signal.aborted) return;
        await prefetchWindow(bookingId, start);
      }
    };
    for (let worker = 0; worker < atOnce; worker++) work();
  }, [studio, start]);
}
