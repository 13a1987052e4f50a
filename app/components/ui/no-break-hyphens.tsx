/**
 * A heading whose hyphenated words stay in one piece: "On-Demand" moves to the next line whole. Only a line too short
 * for the word may still break it. The text itself keeps its plain hyphens, for search and for copying.
 */
export function NoBreakHyphens({ text }: { text: string }) {
  return text.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a word may come twice, and none of them moves
      <span key={index} className="inline-block">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
