/** The largest number of mats in a room, which is also the maximum of reservations in a class. */
export const roomSize = 60;

/** One item of a room, as getClassSpots returns it: a mat or furniture. */
export type RoomItem = {
  type: string;
  id: string;
  name: string;
  enabled: boolean;
  x_position: number;
  y_position: number;
  listed: boolean;
};
export type Mat = RoomItem & { isFree: boolean };

export const matsOf = (items: readonly RoomItem[], availableIds: readonly string[]): Mat[] => {
  const available = new Set(availableIds);
  return items
    .filter(({ type }) => type === 'spot')
    .map((item) => ({ ...item, isFree: item.enabled && available.has(item.id) }));
};

/** Size of a mat in the units of our own rooms, which are 2,000 wide and deep, with the middle at 0. */
export const matSize = { width: 92, height: 196 };
const ownRoom = { x: -1080, y: -1080, width: 2160, height: 2180 };
/** Width of the area over which the mats of a provider's room are distributed. */
const spread = 1900;
const margin = 180;

type ViewBox = typeof ownRoom;
type Plan = {
  mats: Mat[];
  /** Scale of the drawn mats: 1 is `matSize`. */
  scale: number;
  /** The visible part of the plan. */
  box: ViewBox;
};

const boundsOf = (mats: readonly Mat[]): ViewBox => {
  const [xs, ys] = [mats.map((mat) => mat.x_position), mats.map((mat) => mat.y_position)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
};

/** The largest scale, at most 1, at which no mat covers another. */
const scaleOf = (mats: readonly Mat[]): number => {
  let scale = 1;
  for (const [index, a] of mats.entries())
    for (const b of mats.slice(index + 1)) {
      const [dx, dy] = [Math.abs(a.x_position - b.x_position), Math.abs(a.y_position - b.y_position)];
      const apart = Math.max(dx / matSize.width, dy / matSize.height);
      if (apart > 0) scale = Math.min(scale, apart * 0.9);
    }
  return Math.max(scale, 0.2);
};

/**
 * The plan of a room. Our own rooms have furniture and our units; a booking provider has only mats in its own
 * units, which are distributed over the plan.
 */
export const planOf = (mats: readonly Mat[], isOwnRoom: boolean): Plan => {
  if (isOwnRoom || mats.length === 0) return { mats: [...mats], scale: 1, box: ownRoom };
  const { x, y, width, height } = boundsOf(mats);
  const factor = spread / Math.max(width, height, 1);
  const placed = mats.map((mat) => ({
    ...mat,
    x_position: (mat.x_position - x) * factor,
    y_position: (mat.y_position - y) * factor,
  }));
  const [shownWidth, shownHeight] = [width * factor + 2 * margin, height * factor + 2 * margin];
  return {
    mats: placed,
    scale: scaleOf(placed),
    box: { x: -margin, y: -margin, width: shownWidth, height: shownHeight },
  };
};

/**
 * Groups mats into rows: their distance from the front differs by at most `slack`. Front row first, each row
 * from left to right.
 */
export const rowsOf = (mats: readonly Mat[], slack = 0): Mat[][] => {
  const rows: Mat[][] = [];
  for (const mat of [...mats].sort((a, b) => a.y_position - b.y_position)) {
    const row = rows.at(-1);
    if (row?.[0] && mat.y_position - row[0].y_position <= slack) row.push(mat);
    else rows.push([mat]);
  }
  return rows.map((row) => row.sort((a, b) => a.x_position - b.x_position));
};
