import { useEffect, useState } from 'react';
import { askPosition } from '#app/browser/geolocation.ts';
import type { Coordinates } from '#domain/studios.ts';

/** Requests the position from the browser once, when `isAsked` becomes true. After a refusal it stays null, without a message. */
export function useVisitorPosition(isAsked: boolean): Coordinates | null {
  const [position, setPosition] = useState<Coordinates | null>(null);
  useEffect(() => {
    if (isAsked) askPosition().then(setPosition);
  }, [isAsked]);
  return position;
}
