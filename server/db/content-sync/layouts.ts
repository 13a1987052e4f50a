import { seededRandom } from '#domain/seeded-random.ts';
import type { LocationId } from '#domain/studios.ts';
import type { LayoutItem, LayoutSpot } from '#server/db/tables.ts';

/** Rooms have different sizes, each with 50 to 60 mats. */
export const capacityOf = (locationId: LocationId): number => 50 + seededRandom(`room ${locationId}`).int(11);

const rows = 6;
const across = 1640;
const frontRow = -420;
const backRow = 860;

/**
 * Mats lie in six rows; each row is shifted by half a mat, so that everyone sees the teacher. Positions are
 * strictly between -1000 and 1000; the front of the room is at the top.
 */
export const spotsOf = (locationId: LocationId): LayoutSpot[] => {
  const capacity = capacityOf(locationId);
  const widest = Math.ceil(capacity / rows);
  const gap = across / widest;
  const spots: LayoutSpot[] = [];
  for (let row = 0; row < rows; row++) {
    const mats = Math.floor(capacity / rows) + (row >= rows - (capacity % rows) ? 1 : 0);
    const y = Math.round(frontRow + ((backRow - frontRow) / (rows - 1)) * row);
    const shift = row % 2 === 0 ? -gap / 4 : gap / 4;
    for (let mat = 0; mat < mats; mat++) {
      const number = spots.length + 1;
      spots.push({
        id: `${locationId}${String(number).padStart(2, '0')}`,
        name: String(number),
        x: Math.round((mat - (mats - 1) / 2) * gap + shift),
        y,
      });
    }
  }
  return spots;
};

/** Items of a room other than mats, for the drawing of the room. */
export const furnitureOf = (locationId: LocationId): LayoutItem[] => [
  { id: `${locationId}91`, type: 'instructor', name: 'Teacher', x: 0, y: -780 },
  {
    id: `${locationId}92`,
    type: 'door',
    name: 'Door',
    x: seededRandom(`door ${locationId}`).int(2) ? 940 : -940,
    y: 940,
  },
];
