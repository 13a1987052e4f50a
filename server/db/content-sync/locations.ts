import type { Insertable } from 'kysely';
import { studioDetails } from '#content/catalog/studios.ts';
import { excludedStudioIds, onlineLocationId, studios } from '#domain/studios.ts';
import type { Tables } from '#server/db/tables.ts';
import { furnitureOf, spotsOf } from './layouts.ts';

type Location = Insertable<Tables['locations']>;
export type LayoutRow = { id: number; format: 'pick-a-spot'; spots: string; furniture: string };

const mailbox = (name: string) => `${name.toLowerCase().replace(/[^a-z]+/g, '-')}@heliora.example`;

type Address = Pick<Location, 'address_line_one' | 'city' | 'postal_code' | 'phone_number'>;

/** A location row needs a postal address. The page of a studio that is not open yet has none, so these are its addresses. */
const comingAddresses: Record<string, Address> = {
  delray: {
    address_line_one: '335 E Linton Boulevard',
    city: 'Delray Beach',
    postal_code: '33483',
    phone_number: '561-555-0160',
  },
  doral: {
    address_line_one: '8250 NW Grove Street',
    city: 'Doral',
    postal_code: '33122',
    phone_number: '305-555-0159',
  },
};

const addressOf = (slug: string): Address => {
  const detail = studioDetails.get(slug);
  const coming = comingAddresses[slug];
  if (detail) {
    const { street, city, postalCode } = detail.postalAddress;
    return { address_line_one: street, city, postal_code: postalCode, phone_number: detail.contactNumber };
  }
  if (coming) return coming;
  throw new Error(`no address for ${slug}`);
};

const studioRows: Location[] = studios.flatMap((studio) =>
  studio.bookingId === null
    ? []
    : [
        {
          id: studio.bookingId,
          name: studio.name,
          kind: studio.status === 'open' ? ('studio' as const) : ('upcoming' as const),
          is_premium: studio.isPremier ? (1 as const) : (0 as const),
          latitude: studio.coordinates.latitude,
          longitude: studio.coordinates.longitude,
          ...addressOf(studio.slug),
          state_province: 'FL',
          email: mailbox(studio.slug),
          layout_id: studio.status === 'open' ? studio.bookingId : null,
        },
      ],
);

/** Locations without a schedule share the address of the chain's office. */
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
  ...excludedStudioIds.map((id, index) => ({
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
