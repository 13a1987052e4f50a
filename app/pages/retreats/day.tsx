import { Section } from '#app/components/ui/section.tsx';
import { retreats } from '#words/pages/retreats.ts';

const { day } = retreats;

/** The hours of a day, with a sun that rises and sets along their edge. */
export function Day() {
  return (
    <Section ground="dark" labelledBy="day" className="relative overflow-clip">
      <div
        aria-hidden="true"
        className="sun-drift absolute -top-32 right-[-8rem] size-[16rem] rounded-full bg-[radial-gradient(circle,var(--color-sun),var(--color-ember)_62%,var(--color-clay))] opacity-90 md:-top-40 md:right-[6%] md:size-[30rem]"
      />
      <h2 id="day" className="relative max-w-[9ch] text-4xl">
        {day.heading}
      </h2>
      <ol className="relative mt-14 grid gap-x-10 sm:grid-cols-2 md:mt-28 lg:grid-cols-3">
        {day.steps.map(({ time, heading, text }) => (
          <li key={time} className="flex flex-wrap gap-x-4 gap-y-2 border-t border-cream/30 py-7">
            <p className="w-28 font-display text-xl whitespace-nowrap text-sun tabular-nums">{time}</p>
            <div className="min-w-36 flex-1">
              <h3 className="text-xl">{heading}</h3>
              <p className="mt-2">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
