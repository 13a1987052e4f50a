import { describe, expect, test } from 'vitest';
import { createPlaces } from './places.ts';

const places = createPlaces();
const request = async (query: string) => {
  const response = await places.request(`/places${query}`);
  return { status: response.status, headers: response.headers, body: await response.json() };
};

describe('GET /places', () => {
  test('returns places with a position, which caches may store for an hour', async () => {
    const { status, headers, body } = await request('?q=winter+park');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('public, max-age=3600');
    expect(body.places[0]).toMatchObject({ label: 'Winter Park', detail: 'Orange County' });
    expect(body.places[0].latitude).toBeCloseTo(28.6, 1);
    expect(body.places[0].longitude).toBeCloseTo(-81.34, 1);
  });

  test.each(['', '?q=', '?q=%00', '?q=%E0%A4%A', `?q=${'x'.repeat(5000)}`])(
    'returns an empty list for %j instead of an error',
    async (query) => expect(await request(query)).toMatchObject({ status: 200, body: { places: [] } }),
  );
});
