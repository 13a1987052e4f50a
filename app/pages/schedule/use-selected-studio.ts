import { useEffect } from 'react';
import { requestPosition } from '#app/browser/geolocation.ts';
import { readItem, writeItem } from '#app/browser/storage.ts';
import { useLatest } from '#app/components/ui/use-latest.ts';
import { nearestStudio } from '#domain/places/distance.ts';
import { bookableStudioOf } from '#domain/schedule/schedule.ts';
import { type OpenStudio, openStudios } from '#domain/studios.ts';

/** The localStorage key of the last chosen studio. */
export const studioKey = 'heliora.studio';

/** Without storage the choice is still in the URL. */
export const rememberStudio = (slug: string) => writeItem('localStorage', studioKey, slug);

/** Undefined if the visitor's position is not known. */
export const findNearest = async (): Promise<OpenStudio | undefined> => {
  const position = await requestPosition();
  return position ? nearestStudio(position, openStudios) : undefined;
};

/** In the browser's URL, which is ahead of the rendered one. */
export const studioInUrl = () => bookableStudioOf(new URLSearchParams(window.location.search));

/**
 * The studio for a visitor who has not chosen one on this page: the last chosen one, or the nearest one if
 * the browser already has permission for the position. The browser requests that permission only when the
 * visitor presses the button (`LocationPicker`).
 */
export function useSelectedStudio(choose: (slug: string, isCorrection: boolean) => void): void {
  const latest = useLatest(choose);
  useEffect(() => {
    if (studioInUrl()) return;
    const location = readItem('localStorage', studioKey) ?? '';
    const remembered = bookableStudioOf(new URLSearchParams({ location }));
    if (remembered) return latest.current(remembered.slug, true);
    let isMounted = true;
    navigator.permissions
      ?.query({ name: 'geolocation' })
      .then(async ({ state }) => {
        const studio = state === 'granted' ? await findNearest() : undefined;
        if (studio && isMounted && !studioInUrl()) latest.current(studio.slug, true);
      })
      .catch(() => {});
    return () => {
      isMounted = false;
    };
  }, []);
}
