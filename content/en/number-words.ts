const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** Whole numbers below 100, for sentences that write them out: 30 is "thirty". */
export const inWords = (count: number): string => {
  const unit = count % 10;
  const ten = tens[Math.floor(count / 10) - 2];
  if (!ten) return small[count] ?? String(count);
  return unit ? `${ten}-${small[unit]}` : ten;
};

export const inWordsAtStart = (count: number): string =>
  inWords(count).replace(/^./, (letter) => letter.toUpperCase());
