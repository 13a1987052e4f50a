import { describe, expect, test } from 'vitest';
import { classPackages } from '#domain/prices.ts';
import { film } from '#media/film.ts';
import type { PictureData } from '#media/picture.ts';
import { faultsOf } from '#tests/html/schema-org.ts';
import { classEvent, event } from './events.ts';
import { healthClub } from './studio.ts';
import { videoObjects } from './videos.ts';

const origin = 'https://heliora.example';

const rendered: PictureData = {
  file: 'retreats/cabo',
  version: '7',
  width: 1600,
  height: 900,
  widths: [480, 800, 1120, 1600],
  color: '#000',
};
const club = {
  name: 'Davie',
  path: '/davie',
  description: 'A barn-roofed studio.',
  picture: rendered,
  telephone: '954-555-0103',
  address: { street: '6840 Orange Grove Trail', city: 'Davie', postalCode: '33314' },
  coordinates: { longitude: -80.2521, latitude: 26.0765 },
  hours: [
    ['06:00', '13:30'],
    ['16:15', '22:00'],
  ],
} as const;
const trip = {
  name: 'Cabo San Lucas',
  description: 'Where the desert meets the sea.',
  starts: '2023-03-12',
  ends: '2023-03-16',
  place: { name: 'Cabo San Lucas', country: 'MX' },
  picture: rendered,
  url: '/retreats#cabo',
};

/** `e2e/every-page/seo.spec.ts` checks the data of every page. */
describe('structured data', () => {
  test('describes a film only when it can be played', () => {
    const described = { name: 'Preparation', description: 'How to get ready.', published: '2025-01-06' };
    const poster = film('first-class/preparation');
    const playable = {
      ...poster,
      seconds: 10.4,
      sources: [
        { src: '/media/films/a-640.mp4?v=1', type: 'video/mp4', width: 640 },
        { src: '/media/films/a-1280.mp4?v=1', type: 'video/mp4', width: 1280 },
      ],
    };
    const found = videoObjects(origin, [
      { ...described, film: { ...poster, sources: [] } },
      { ...described, film: playable },
    ]);
    expect(found).toHaveLength(1);
    expect(faultsOf(found[0] ?? {})).toEqual([]);
    expect(found[0]).toMatchObject({
      uploadDate: '2025-01-06T12:00:00Z',
      duration: 'PT10S',
      contentUrl: 'https://heliora.example/media/films/a-1280.mp4?v=1',
    });
  });

  test('gives a studio its place, its telephone and both blocks of every day', () => {
    expect(healthClub(origin, club)).toMatchObject({
      '@type': 'HealthClub',
      telephone: '+1-954-555-0103',
      geo: { latitude: 26.0765, longitude: -80.2521 },
      address: { addressLocality: 'Davie', addressRegion: 'FL', postalCode: '33314' },
      openingHoursSpecification: [
        { opens: '06:00', closes: '13:30' },
        { opens: '16:15', closes: '22:00' },
      ],
    });
  });

  test('places an event at a studio, or in a town abroad', () => {
    expect(event(origin, trip).location.address).toMatchObject({ addressCountry: 'MX' });
    const workshop = { ...trip, place: { name: 'Davie', address: club.address } };
    expect(event(origin, workshop).location.address).toMatchObject({ streetAddress: club.address.street });
  });

  test('offers a class at the price of a single one, and a workshop without a price', () => {
    const details = {
      class_type: { description: 'Slow and hot.', lang: null },
      instructors: [{ name: 'Ana Vega' }],
      location: {
        name: 'Davie',
        address_line_one: club.address.street,
        city: 'Davie',
        postal_code: '33314',
        state_province: 'FL',
        ...club.coordinates,
      },
    };
    const listing = {
      id: '5026111505',
      name: 'Sunrise Flow',
      kind: 'flow' as const,
      startsAt: '2026-11-16T11:00:00Z',
      minutes: 60,
      freeSpots: 4,
    };
    const one = classEvent(origin, { details, listing, picture: rendered });
    expect(one).toMatchObject({
      image: 'https://heliora.example/media/retreats/cabo-1600.webp?v=7',
      offers: {
        price: classPackages[0]?.price.toFixed(2),
        priceCurrency: 'USD',
        url: 'https://heliora.example/get-app',
      },
    });
    const workshop = classEvent(origin, { details, listing: { ...listing, kind: null }, picture: rendered });
    expect(workshop.offers.price).toBeUndefined();
    for (const thing of [one, workshop]) expect(faultsOf(thing)).toEqual([]);
  });

  test('shows no picture while there is only a drawing', () => {
    expect(event(origin, { ...trip, picture: { ...rendered, widths: [] } }).image).toBeUndefined();
    expect(event(origin, trip).image).toBe('https://heliora.example/media/retreats/cabo-1600.webp?v=7');
  });
});
