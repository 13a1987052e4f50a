import type { Coordinates } from '#domain/studios.ts';

/** Null if the visitor refuses or the browser does not respond in time. */
export const requestPosition = (): Promise<Coordinates | null> =>
  new Promise((resolve) => {
    if (!navigator.geolocation) return resolve(null);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { longitude, latitude } }) => resolve({ longitude, latitude }),
      () => resolve(null),
      { timeout: 8000, maximumAge: 10 * 60_000 },
    );
  });
