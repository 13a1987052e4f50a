import { FormCard } from '#app/components/sections/form-section.tsx';
import { SunHeader } from '#app/components/sections/sun-header.tsx';
import { island } from '#app/islands/island.tsx';
import { onDemand } from '#words/pages/on-demand.ts';
import LibrarySignUpCode from './library-sign-up.island.tsx';

const LibrarySignUp = island(LibrarySignUpCode);

/** The header of the library with its sign-up. */
export const LibraryHeader = () => (
  <SunHeader
    sun="-bottom-[22rem] -left-40 size-[34rem] md:left-[12%]"
    layout="gap-10 py-14 md:py-20 lg:grid-cols-[1fr_minmax(0,34rem)] lg:items-center lg:gap-20"
  >
    <div>
      <h1 id="page-title" className="text-4xl">
        <NoBreakHyphens text={onDemand.heading} />
      </h1>
      <p className="mt-6 max-w-lg text-lg">{onDemand.text}</p>
    </div>
    <FormCard>
      <h2 className="text-2xl">{onDemand.form.heading}</h2>
      <LibrarySignUp />
    </FormCard>
  </SunHeader>
);

/**
 * A heading that does not break at hyphens: "On-Demand" moves to the next line as a whole. Only a line
 * shorter than the word may break it. The text keeps its plain hyphens, for search and copying.
 */
function NoBreakHyphens({ text }: { text: string }) {
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
