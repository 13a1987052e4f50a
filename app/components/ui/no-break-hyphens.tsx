/**
 * A heading that does not break at hyphens: "On-Demand" moves to the next line as a whole. Only a line
 * shorter than the word may break it. The text keeps its plain hyphens, for search and copying.
 */
export function NoBreakHyphens({ text }: { text: string }) {
  return text.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a word may occur twice, and the order never changes
      <span key={index} className="inline-block">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
