/**
 * Edit distance between `typed` and `name` (Damerau-Levenshtein): a letter too many, too few, wrong, or two
 * swapped. With `isUnfinished`, `typed` is compared with the closest prefix of `name`. Returns `limit + 1` as
 * soon as the distance exceeds `limit`.
 */
export function editDistance(typed: string, name: string, limit: number, isUnfinished = false): number {
  const width = isUnfinished ? Math.min(name.length, typed.length + limit) : name.length;
  if (!isUnfinished && Math.abs(typed.length - width) > limit) return limit + 1;

  let beforeLast: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= width; column += 1) {
      const isSame = typed[row - 1] === name[column - 1];
      const isSwap =
        row > 1 && column > 1 && typed[row - 1] === name[column - 2] && typed[row - 2] === name[column - 1];
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwap ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    if (Math.min(...current) > limit) return limit + 1;
    beforeLast = last;
    last = current;
  }
  return isUnfinished ? Math.min(...last) : at(last, width);
}

const at = (row: number[], column: number): number => row[column] ?? Number.POSITIVE_INFINITY;
