import { useEffect, useState } from 'react';

export type Place = { id: string; label: string; detail: string; latitude: number; longitude: number };

const typingPause = 120;
const shortest = 2;

/** Null while nothing was asked or no answer is there; an answer to an older question never shows. */
export function usePlaces(text: string): readonly Place[] | null {
  const [places, setPlaces] = useState<readonly Place[] | null>(null);
  const query = text.trim();
  useEffect(() => {
    setPlaces(null);
    if (query.length < shortest) return;
    const asking = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const answer = await fetch(`/places?q=${encodeURIComponent(query)}`, { signal: asking.signal });
        if (answer.ok) setPlaces(((await answer.json()) as { places: Place[] }).places);
      } catch {
        // Aborted, or no connection: the list of studios below still works.
      }
    }, typingPause);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [query]);
  return places;
}
