import { useEffect, useState } from 'react';
import { requestPosition } from '#app/browser/geolocation.ts';
import type { Coordinates } from '#domain/studios.ts';

/** Requests the position once, when `isRequested` becomes true. After a refusal it stays null. */
export function useVisitorPosition(isRequested: boolean): Coordinates | null {
  const [position, setPosition] = useState<Coordinates | null>(null);
  useEffect(() => {
    if (isRequested) requestPosition().then(setPosition);
  }, [isRequested]);
  return position;
}
