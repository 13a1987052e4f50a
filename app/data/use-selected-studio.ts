import { useCallback, useEffect } from 'react';
import { requestPosition } from '#app/browser/geolocation.ts';
import { readItem, writeItem } from '#app/browser/storage.ts';
import { useLatest } from '#app/components/ui/use-latest.ts';
import { nearestStudio } from '#domain/places/distance.ts';
import { bookableStudioOf } from '#domain/schedule/schedule.ts';
import { type OpenStudio, openStudios } from '#domain/studios.ts';

/** With this key the schedule is hydrated on load (islands/start-islands.ts). */
export const studioKey = 'heliora.studio';

/** Without storage the choice is still in the URL. */
export const rememberStudio = (slug: string) => writeItem('localStorage', studioKey, slug);

const findNearest = async (): Promise<OpenStudio | undefined> => {
  const position = await requestPosition();
  return position ? nearestStudio(position, openStudios) : undefined;
};

/** In the browser's URL, which is ahead of the rendered one. */
const isNamed = () => bookableStudioOf(new URLSearchParams(window.location.search)) !== null;

/**
 * The studio for a visitor who has not chosen one on this page: the last chosen one, or the nearest one if
 * the browser already has permission for the position. The browser requests that permission only when the
 * visitor presses the button, so the hook returns the function of that button.
 */
export function useSelectedStudio(choose: (slug: string, isCorrection: boolean) => void) {
  const latest = useLatest(choose);
  useEffect(() => {
    if (isNamed()) return;
    const slug = readItem('localStorage', studioKey);
    if (slug) return latest.current(slug, true);
    let isMounted = true;
    navigator.permissions
      ?.query({ name: 'geolocation' })
      .then(async ({ state }) => {
        const studio = state === 'granted' ? await findNearest() : undefined;
        if (studio && isMounted && !isNamed()) latest.current(studio.slug, true);
      })
      .catch(() => {});
    return () => {
      isMounted = false;
    };
  }, []);
  return useCallback(async () => {
    const studio = await findNearest();
    if (studio) latest.current(studio.slug, false);
    return studio;
  }, []);
}
