import type { Selectable } from 'kysely';
import type { LayoutFormat } from '#domain/enumerations.ts';
import type { Db } from '#server/db/connect.ts';
import { fromJson } from '#server/db/json.ts';
import type { LayoutItem, LayoutSpot, Tables } from '#server/db/tables.ts';

export type LocationRow = Selectable<Tables['locations']>;
export type RoomLayout = { id: number; format: LayoutFormat; spots: LayoutSpot[]; furniture: LayoutItem[] };

export const listLocations = (db: Db): Promise<LocationRow[]> =>
  db.selectFrom('locations').selectAll().orderBy('name').execute();

export const listLayouts = async (db: Db): Promise<RoomLayout[]> => {
  const rows = await db.selectFrom('layouts').selectAll().execute();
  return rows.map(({ id, format, spots, furniture }) => ({
    id,
    format,
    spots: fromJson(spots),
    furniture: fromJson(furniture),
  }));
};
