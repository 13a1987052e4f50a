import { cx } from '#app/components/ui/class-names.ts';
import { Icon } from '#app/components/ui/icon.tsx';
import { Section, SectionHeading } from '#app/components/ui/section.tsx';
import { yourFirstClass } from '#words/pages/your-first-class.ts';

const { bring } = yourFirstClass;

export function WhatToBring() {
  return (
    <Section ground="sand" labelledBy="bring">
      <SectionHeading id="bring" title={bring.heading} text={bring.text} align="center" />
      <div className="mt-12 grid grid-cols-1 gap-6 min-[700px]:grid-cols-2 md:mt-16 md:gap-8">
        <List list={bring.yours} className="bg-paper text-ink" />
        <List list={bring.ours} className="bg-palm text-cream" />
      </div>
    </Section>
  );
}

function List({ list, className }: { list: typeof bring.yours | typeof bring.ours; className: string }) {
  return (
    <div
      className={cx(
        'rounded-t-[12rem] rounded-b-lg px-[min(2rem,8vw)] pt-24 pb-12 text-center md:px-[clamp(1.5rem,5vw,4rem)] md:pt-36 lg:rounded-t-full md:pb-16',
        className,
      )}
    >
      <h3 className="text-2xl">{list.heading}</h3>
      <p className="mt-2">{list.text}</p>
      <ul className="mx-auto mt-8 grid max-w-sm grid-cols-1 gap-4 text-left">
        {list.items.map((item) => (
          <li key={item} className="flex items-start gap-4 border-t border-current/25 pt-4">
            <Icon name="check" className="mt-1 size-5" />
            <span className="min-w-0">{item}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
