/** The room of a class, as getClassSpots describes it: mats and furniture. */
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

/** Mats that lie side by side are a row; the front row comes first, each row from left to right. */
export const rowsOf = (mats: readonly Mat[]): Mat[][] => {
  const sorted = [...mats].sort((a, b) => a.y_position - b.y_position || a.x_position - b.x_position);
  const rows: Mat[][] = [];
  for (const mat of sorted) {
    const row = rows.at(-1);
    if (row && row[0]?.y_position === mat.y_position) row.push(mat);
    else rows.push([mat]);
  }
  return rows;
};
