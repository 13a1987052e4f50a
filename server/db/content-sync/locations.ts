import type { Insertable } from 'kysely';
import { contactOf } from '#content/catalog/studio-contacts.ts';
import { excludedLocationIds, onlineLocationId, type Studio, studios } from '#domain/studios.ts';
import type { Tables } from '#server/db/tables.ts';
import { furnitureOf, spotsOf } from './layouts.ts';

type Location = Insertable<Tables['locations']>;
export type LayoutRow = { id: number; format: 'pick-a-spot'; spots: string; furniture: string };

const mailbox = (name: string) => `${name.toLowerCase().replace(/[^a-z]+/g, '-')}@heliora.example`;

const contactColumns = (
  studio: Studio,
): Pick<Location, 'address_line_one' | 'city' | 'postal_code' | 'phone_number'> => {
  const { postalAddress, phone } = contactOf(studio);
  const { street, city, postalCode } = postalAddress;
  return { address_line_one: street, city, postal_code: postalCode, phone_number: phone };
};

const studioRows: Location[] = studios.flatMap((studio) =>
  studio.locationId === null
    ? []
    : [
        {
          id: studio.locationId,
          name: studio.name,
          kind: studio.status === 'open' ? ('studio' as const) : ('upcoming' as const),
          is_premium: studio.isPremier ? (1 as const) : (0 as const),
          latitude: studio.coordinates.latitude,
          longitude: studio.coordinates.longitude,
          ...contactColumns(studio),
          state_province: 'FL',
          email: mailbox(studio.slug),
          layout_id: studio.status === 'open' ? studio.locationId : null,
        },
      ],
);

/** Locations without a schedule share the postal address of the chain's office. */
const office = {
  is_premium: 0 as const,
  latitude: 26.1224,
  longitude: -80.1373,
  address_line_one: '200 SE 3rd Avenue, Suite 410',
  city: 'Fort Lauderdale',
  postal_code: '33301',
  state_province: 'FL',
  phone_number: '954-555-0100',
  layout_id: null,
};

const otherRows: Location[] = [
  { ...office, id: onlineLocationId, name: 'Online', kind: 'online', email: mailbox('online') },
  ...excludedLocationIds.map((id, index) => ({
    ...office,
    id,
    name: ['Training Room', 'Head Office'][index] ?? `Room ${id}`,
    kind: 'closed' as const,
    email: mailbox('office'),
  })),
];

export const locationRows = (): Location[] => [...studioRows, ...otherRows];

export const layoutRows = (): LayoutRow[] =>
  studioRows
    .filter((row) => row.layout_id !== null)
    .map(({ id }) => ({
      id,
      format: 'pick-a-spot',
      spots: JSON.stringify(spotsOf(id)),
      furniture: JSON.stringify(furnitureOf(id)),
    }));
