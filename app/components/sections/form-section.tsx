import type { ReactNode } from 'react';
import { cx } from '#app/components/ui/class-names.ts';
import { type Ground, Section, SectionHeading } from '#app/components/ui/section.tsx';
import type { Block } from '#content/blocks.ts';

type Props = {
  id: string;
  block: Block;
  ground?: Ground;
  /** Content below the invitation, beside the form: a promise, a picture, another way to contact us. */
  aside?: ReactNode;
  children: ReactNode;
};

/** The section of a form: the invitation is sticky on one side, the card with the form is on the other. */
export function FormSection({ id, block, ground = 'sand', aside, children }: Props) {
  return (
    <Section id={id} ground={ground} labelledBy={`${id}-title`} className="relative">
      <div className="grid gap-10 max-lg:has-data-sent:gap-0 lg:grid-cols-[1fr_1.25fr] lg:gap-20">
        <div className="lg:sticky lg:top-[calc(var(--navbar-height)+3rem)] lg:self-start">
          {/* On a phone only the thank-you text is shown after the form was sent, not the invitation. */}
          <div className="max-lg:[section:has([data-sent])_&]:hidden">
            <SectionHeading id={`${id}-title`} title={block.heading} text={block.text} />
          </div>
          {aside}
        </div>
        <FormCard className="max-lg:has-data-sent:-order-1">{children}</FormCard>
      </div>
    </Section>
  );
}

/** The card around every form of the site. */
export function FormCard({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div
      data-ground="light"
      className={cx('rounded-lg bg-paper p-6 text-ink shadow-card sm:p-9 lg:p-12', className)}
    >
      {children}
    </div>
  );
}
