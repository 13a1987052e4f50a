import { FormSection } from '#app/components/sections/form-section.tsx';
import { PageHero } from '#app/components/sections/page-hero.tsx';
import { ButtonLink } from '#app/components/ui/button.tsx';
import { cx } from '#app/components/ui/class-names.ts';
import { Icon } from '#app/components/ui/icon.tsx';
import type { StudioOptions } from '#app/forms/fields/studios.ts';
import GroupClassFormCode from '#app/forms/site-forms/group-class-form.tsx';
import { island } from '#app/islands/island.tsx';
import { groupClasses } from '#words/pages/group-classes.ts';

const GroupClassForm = island(GroupClassFormCode);

const { hero, choices, included, form } = groupClasses;

export function GroupClasses({ studios }: { studios: StudioOptions }) {
  return (
    <div data-group-classes="">
      {/* After the request is sent, the page begins with the thank-you text. */}
      <div className="[[data-group-classes]:has([data-sent])_&]:hidden">
        <PageHero heading={hero.heading} text={hero.text} image={hero.image}>
          <ButtonLink to="#request" size="large">
            {form.heading}
          </ButtonLink>
        </PageHero>
        <ul className="grid md:grid-cols-2">
          {choices.map(({ heading, text }, index) => (
            <li
              key={heading}
              className={cx(
                'px-[var(--page-edge)] py-14 md:py-24',
                index === 0
                  ? 'bg-peach md:pl-[var(--page-bleed)]'
                  : 'bg-ember md:px-[clamp(2.5rem,5vw,6rem)]',
              )}
            >
              <h2 className="text-3xl">{heading}</h2>
              <p className="mt-4 max-w-md text-lg">{text}</p>
            </li>
          ))}
        </ul>
      </div>
      <FormSection
        id="request"
        block={form}
        ground="cream"
        aside={
          <div className="mt-10 border-t border-ink/20 pt-7">
            <h3 className="text-xl">{included.heading}</h3>
            <ul className="mt-5 grid gap-3">
              {included.items.map((item) => (
                <li key={item} className="flex items-start gap-3">
                  <Icon name="check" className="mt-0.5 size-5 text-palm" />
                  {item}
                </li>
              ))}
            </ul>
          </div>
        }
      >
        <GroupClassForm studios={studios} />
      </FormSection>
    </div>
  );
}
