import type { LocationId } from '#domain/studios.ts';
import type { Db } from '#server/db/connect.ts';
import type { Instructor, Location } from '#server/integrations/booking/booking.ts';
import type { MediaUrls } from '#server/media/media-urls.ts';
import { type ClassTypeRow, listClassTypes } from '#server/models/schedule/class-types.ts';
import { listInstructors, toInstructor } from '#server/models/schedule/instructors.ts';
import {
  type LocationRow,
  listLayouts,
  listLocations,
  type RoomLayout,
} from '#server/models/schedule/locations.ts';

const emptyLayout: RoomLayout = { id: 0, format: 'first-come-first-serve', spots: [], furniture: [] };

/** The small tables that classes refer to, cached in memory, so that a schedule window is one query. */
export type ReferenceData = {
  locations: readonly Location[];
  /** Whether it has the class types and locations of these classes; a provider may add some. */
  hasRowsFor(classes: readonly { class_type_id: number; location_id: LocationId }[]): boolean;
  location(id: LocationId): Location;
  /** A location without a room of its own has an empty layout. */
  layout(locationId: LocationId): RoomLayout;
  classType(id: number): ClassTypeRow;
  instructors(ids: readonly number[]): Instructor[];
};

const toLocation = (row: LocationRow): Location => ({
  id: String(row.id),
  name: row.name,
  latitude: row.latitude,
  longitude: row.longitude,
  addressLineOne: row.address_line_one,
  city: row.city,
  postalCode: row.postal_code,
  stateProvince: row.state_province,
  email: row.email,
  phoneNumber: row.phone_number,
});

/** Foreign keys guarantee that the row exists, and `hasRowsFor` that it is in memory. */
const getOrThrow = <T>(map: Map<number, T>, id: number, what: string): T => {
  const value = map.get(id);
  if (value === undefined) throw new Error(`${what} ${id} is not in the reference data`);
  return value;
};

export const loadReferenceData = async (db: Db, media: MediaUrls): Promise<ReferenceData> => {
  const [locationRows, layouts, classTypes, instructorRows] = await Promise.all([
    listLocations(db),
    listLayouts(db),
    listClassTypes(db),
    listInstructors(db),
  ]);
  const locations = new Map(locationRows.map((row) => [row.id, toLocation(row)]));
  const layoutByLocation = new Map(
    locationRows.map((row) => [row.id, layouts.find(({ id }) => id === row.layout_id)]),
  );
  const typeById = new Map(classTypes.map((type) => [type.id, type]));
  const instructorById = new Map(instructorRows.map((row) => [row.id, toInstructor(row, media)]));
  return {
    locations: [...locations.values()],
    hasRowsFor: (classes) =>
      classes.every((row) => typeById.has(row.class_type_id) && locations.has(row.location_id)),
    location: (id) => getOrThrow(locations, id, 'location'),
    layout: (id) => layoutByLocation.get(id) ?? emptyLayout,
    classType: (id) => getOrThrow(typeById, id, 'class type'),
    instructors: (ids) =>
      ids.flatMap((id) => {
        const instructor = instructorById.get(id);
        return instructor ? [instructor] : [];
      }),
  };
};
