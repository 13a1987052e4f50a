import { Hono } from 'hono';
import gazetteer from '#server/places/gazetteer.json' with { type: 'json' };
import { createPlaceSearch, type Gazetteer } from '#server/places/place-search.ts';

/** `GET /places?q=` for the search field of the map: `{ places: [...] }`, best match first. */
export function createPlaces() {
  const search = createPlaceSearch(gazetteer as unknown as Gazetteer);
  const places = new Hono();
  places.get('/places', (c) => {
    c.header('Cache-Control', 'public, max-age=3600');
    return c.json({ places: search(c.req.query('q') ?? '') });
  });
  return places;
}
