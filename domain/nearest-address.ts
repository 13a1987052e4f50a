/** How many letters must be put in, taken out, replaced or swapped with their neighbour to make one word the other. */
export const editsBetween = (from: string, to: string): number => {
  const rows = [Array.from({ length: to.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    const above = rows[row - 1] as number[];
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1];
      let edits = Math.min(
        (above[column] as number) + 1,
        (current[column - 1] as number) + 1,
        (above[column - 1] as number) + (isSame ? 0 : 1),
      );
      const isSwap = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (row > 1 && column > 1 && isSwap)
        edits = Math.min(edits, ((rows[row - 2] as number[])[column - 2] as number) + 1);
      current.push(edits);
    }
    rows.push(current);
  }
  return (rows.at(-1) as number[]).at(-1) as number;
};

/** Only letters and digits decide: `/Group_Classes/` and `groupclasses` are the same wish. */
const bare = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');
/** Nobody types an address longer than this by hand, and comparing costs the product of both lengths. */
const longest = 60;
/** One wrong letter in three is a slip; more is another word. */
const tolerance = 0.34;

/**
 * The address a visitor most likely meant, or null when nothing is near. Each part of the wrong path is compared with
 * each known address, so `/studios/midtown-maimi` finds `/midtown-miami`.
 */
export const nearestAddress = (wanted: string, known: readonly string[]): string | null => {
  const parts = wanted.split('/').map(bare);
  const wishes = [bare(wanted), ...parts].filter((wish) => wish.length > 2 && wish.length <= longest);
  let best: { address: string; share: number } | null = null;
  for (const address of known) {
    const name = bare(address);
    if (!name) continue;
    for (const wish of wishes) {
      const share = editsBetween(wish, name) / Math.max(wish.length, name.length);
      if (share <= tolerance && (!best || share < best.share)) best = { address, share };
    }
  }
  return best?.address ?? null;
};
