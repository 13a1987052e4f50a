import { useEffect, useState } from 'react';
import { askPosition } from '#app/browser/geolocation.ts';
import type { Coordinates } from '#domain/studios.ts';

/** Asks the browser once, as soon as `isAsked`. A refusal is an answer too: nothing happens, nothing is said. */
export function useVisitorPosition(isAsked: boolean): Coordinates | null {
  const [position, setPosition] = useState<Coordinates | null>(null);
  useEffect(() => {
    if (isAsked) askPosition().then(setPosition);
  }, [isAsked]);
  return position;
}
