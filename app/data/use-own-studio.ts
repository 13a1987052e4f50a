import { useCallback, useEffect, useRef } from 'react';
import { askPosition } from '#app/browser/geolocation.ts';
import { useLatest } from '#app/components/ui/use-latest.ts';
import { nearestStudio } from '#domain/distance.ts';
import { type OpenStudio, openStudios } from '#domain/studios.ts';

/** A browser that remembers a studio wakes the schedule at once (`app/hydration/start-on-intent.ts`). */
export const studioKey = 'heliora.studio';

export const rememberStudio = (slug: string) => {
  try {
    localStorage.setItem(studioKey, slug);
  } catch {
    // Storage may be switched off; the address still holds the choice.
  }
};
const recallStudio = (): string | null => {
  try {
    return localStorage.getItem(studioKey);
  } catch {
    return null;
  }
};

const findNearest = async (): Promise<OpenStudio | undefined> => {
  const position = await askPosition();
  return position ? nearestStudio(position, openStudios) : undefined;
};

/**
 * The studio of a visitor who has not named one: the one chosen last, else the nearest if the browser already has the
 * visitor's leave. Nobody is asked for a position before pressing the button for it: that is what it gives back.
 */
export function useOwnStudio(isNamed: boolean, choose: (slug: string, isCorrection: boolean) => void) {
  const latest = useLatest(choose);
  const wasNamed = useRef(isNamed);
  useEffect(() => {
    if (wasNamed.current) return;
    const slug = recallStudio();
    if (slug) return latest.current(slug, true);
    let isWanted = true;
    navigator.permissions
      ?.query({ name: 'geolocation' })
      .then(async ({ state }) => {
        const studio = state === 'granted' ? await findNearest() : undefined;
        if (studio && isWanted) latest.current(studio.slug, true);
      })
      .catch(() => {});
    return () => {
      isWanted = false;
    };
  }, []);
  return useCallback(async () => {
    const studio = await findNearest();
    if (studio) latest.current(studio.slug, false);
    return studio;
  }, []);
}
