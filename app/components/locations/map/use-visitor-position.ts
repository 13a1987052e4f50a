import { useEffect, useState } from 'react';
import type { Coordinates } from '#domain/studios.ts';

/** Asks the browser once, as soon as `isAsked`. A refusal is an answer too: nothing happens, nothing is said. */
export function useVisitorPosition(isAsked: boolean): Coordinates | null {
  const [position, setPosition] = useState<Coordinates | null>(null);
  useEffect(() => {
    if (!isAsked || !navigator.geolocation) return;
    navigator.geolocation.getCurrentPosition(
      ({ coords: { longitude, latitude } }) => setPosition({ longitude, latitude }),
      () => {},
      { timeout: 10_000, maximumAge: 300_000 },
    );
  }, [isAsked]);
  return position;
}
