import { useEffect, useState } from 'react';
import { sitePath } from '#content/site-path.ts';
import type { Place } from '#domain/places/place.ts';

const typingPauseMs = 120;
const minQueryLength = 2;

/** Null while there is no query or no response; the response of an older query is ignored. */
export function usePlaces(text: string): readonly Place[] | null {
  const [places, setPlaces] = useState<readonly Place[] | null>(null);
  const query = text.trim();
  useEffect(() => {
    setPlaces(null);
    if (query.length < minQueryLength) return;
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const response = await fetch(sitePath(`/places?q=${encodeURIComponent(query)}`), {
          signal: controller.signal,
        });
        if (response.ok) setPlaces(((await response.json()) as { places: Place[] }).places);
      } catch {
        // The request was aborted or there is no connection: the list of studios below still works.
      }
    }, typingPauseMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query]);
  return places;
}
