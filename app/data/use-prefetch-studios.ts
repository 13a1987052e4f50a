import { useCallback, useEffect, useRef } from 'react';
import type { CalendarDay } from '#domain/dates.ts';
import { byDistance } from '#domain/places/distance.ts';
import type { BookableStudio } from '#domain/schedule/schedule.ts';
import { openStudios } from '#domain/studios.ts';
import { prefetchWindow } from './class-listings.ts';

const concurrency = 2;

/** Prefetches the first classes of the studios, nearest first, while the visitor looks through their list. */
export function usePrefetchStudios(studio: BookableStudio, start: CalendarDay) {
  const running = useRef<AbortController>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a choice its own requests get the bandwidth
  useEffect(() => () => running.current?.abort(), [studio, start]);
  return useCallback(() => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const nearest = byDistance(studio.coordinates, openStudios)
      .filter(({ id }) => id !== studio.id)
      .values();
    const work = async () => {
      for (const { locationId } of nearest) {
        if (controller.signal.aborted) return;
        await prefetchWindow(locationId, start);
      }
    };
    for (let worker = 0; worker < concurrency; worker++) work();
  }, [studio, start]);
}
