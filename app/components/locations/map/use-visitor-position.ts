import { useEffect, useState } from 'react';
import { askPosition } from '#app/browser/geolocation.ts';
import type { Coordinates } from '#domain/studios.ts';

/** Asks the browser for the position once, as soon as `isAsked`. After a refusal it stays null, without a message. */
export function useVisitorPosition(isAsked: boolean): Coordinates | null {
  const [position, setPosition] = useState<Coordinates | null>(null);
  useEffect(() => {
    if (isAsked) askPosition().then(setPosition);
  }, [isAsked]);
  return position;
}
