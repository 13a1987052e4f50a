import type { ReactNode } from 'react';
import { Picture } from '#app/components/pictures/picture.tsx';
import { AccordionItem } from '#app/components/ui/accordion.tsx';
import { Icon } from '#app/components/ui/icons/icon.tsx';
import type { IconName } from '#app/components/ui/icons/icon-paths.ts';
import { Pill, type PillTone } from '#app/components/ui/pill.tsx';
import { Rail } from '#app/components/ui/rail.tsx';
import { Section } from '#app/components/ui/section.tsx';
import { Skeleton } from '#app/components/ui/skeleton.tsx';
import { Spinner } from '#app/components/ui/spinner.tsx';
import { island } from '#app/islands/island.tsx';
import { picture } from '#media/picture.ts';
import { KitControls } from './kit-controls.tsx';
import KitOverlaysCode from './kit-overlays.tsx';

const KitOverlays = island('kit-overlays', KitOverlaysCode);

const colors = [
  'ink',
  'ink-soft',
  'oxblood',
  'wine',
  'clay',
  'ember',
  'sun',
  'peach',
  'sand',
  'cream',
  'paper',
  'palm',
  'leaf',
  'alarm',
];
const sizes = [
  'text-5xl',
  'text-4xl',
  'text-3xl',
  'text-2xl',
  'text-xl',
  'text-lg',
  'text-base',
  'text-sm',
  'text-xs',
];
const tones: PillTone[] = ['neutral', 'flow', 'fiit', 'restore', 'dark'];

function KitSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-ink/20 py-10">
      <h2 className="mb-6 text-2xl">{title}</h2>
      {children}
    </section>
  );
}

export function Kit({ icons }: { icons: readonly IconName[] }) {
  return (
    <Section>
      <h1 className="pb-10 text-4xl">Kit</h1>
      <KitSection title="Color">
        <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4 lg:grid-cols-7">
          {colors.map((name) => (
            <li key={name} className="text-sm">
              <span
                className="mb-2 block h-20 rounded-md border border-ink/20"
                style={{ background: `var(--color-${name})` }}
              />
              {name}
            </li>
          ))}
        </ul>
      </KitSection>
      <KitSection title="Type">
        {sizes.map((size) => (
          <p key={size} className={`${size} mb-3 ${size.match(/[2345]xl|text-xl/) ? 'font-display' : ''}`}>
            The sun is in the room <span className="text-sm text-ink-soft">{size}</span>
          </p>
        ))}
        <p className="text-eyebrow">Eyebrow</p>
      </KitSection>
      <KitControls />
      <KitSection title="Pills, icons, waiting">
        <div className="flex flex-wrap items-center gap-3">
          {tones.map((tone) => (
            <Pill key={tone} tone={tone}>
              {tone}
            </Pill>
          ))}
          <Spinner className="size-8" />
        </div>
        <div className="mt-6 flex flex-wrap gap-4">
          {icons.map((name) => (
            <Icon key={name} name={name} className="size-6" />
          ))}
        </div>
        <div className="mt-6 grid max-w-md gap-3">
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="h-24" />
        </div>
      </KitSection>
      <KitOverlays />
      <KitSection title="Accordion">
        <AccordionItem group="kit" title="How hot is the room?">
          96-99 degrees F, warmed by radiant panels.
        </AccordionItem>
        <AccordionItem
          group="kit"
          title="A question with a title so long that it must run over two lines on a phone, and perhaps three on a small one"
        >
          Its answer is short.
        </AccordionItem>
      </KitSection>
      <KitSection title="Rail">
        <Rail label="Cards" previousLabel="Previous" nextLabel="Next" itemClass="w-64">
          {['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'].map((name) => (
            <div key={name} className="grid h-40 place-items-center rounded-lg bg-sand text-2xl">
              {name}
            </div>
          ))}
        </Rail>
      </KitSection>
      <KitSection title="Pictures">
        <div className="grid gap-6 md:grid-cols-3">
          <Picture
            picture={picture('kinds/flow')}
            alt="Flow"
            sizes="30vw"
            className="rounded-arch aspect-[4/5] w-full object-cover"
          />
          <Picture
            picture={picture('studios/davie/exterior')}
            alt="Davie"
            sizes="30vw"
            className="aspect-[4/3] w-full rounded-lg object-cover"
          />
          <Picture
            picture={{ ...picture('kinds/restore'), file: 'missing/on-purpose', widths: [] }}
            alt="A picture whose file is missing"
            sizes="30vw"
            className="aspect-[4/3] w-full rounded-lg object-cover"
          />
        </div>
      </KitSection>
    </Section>
  );
}
