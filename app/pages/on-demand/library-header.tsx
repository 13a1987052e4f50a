import { useCallback, useEffect, useRef, useState } from 'react';
import { FormCard } from '#app/components/sections/form-section.tsx';
import { SunHeader } from '#app/components/sections/sun-header.tsx';
import { NoBreakHyphens } from '#app/components/ui/no-break-hyphens.tsx';
import { OnDemandForm } from '#app/forms/islands.tsx';
import type { OnDemandLead } from '#domain/forms/schemas/on-demand.ts';
import { onDemand } from '#words/pages/on-demand.ts';

const { form } = onDemand;

type Props = { hasAccess: boolean; onSignedUp: (lead: OnDemandLead) => void };

/** The header of the library with its sign-up form, or the thanks to a visitor who has signed up. */
export function LibraryHeader({ hasAccess, onSignedUp }: Props) {
  // The thank-you text replaces the form, so it gets the focus and is scrolled into view.
  const [isThanked, setThanked] = useState(false);
  const thanks = useRef<HTMLParagraphElement>(null);
  // Stable identity: new props would make React render the form anew before its code has loaded.
  const signUp = useCallback(
    (lead: OnDemandLead) => {
      onSignedUp(lead);
      setThanked(true);
    },
    [onSignedUp],
  );
  useEffect(() => {
    if (!isThanked) return;
    thanks.current?.focus({ preventScroll: true });
    thanks.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, [isThanked]);
  return (
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
        <h2 className="text-2xl">{form.heading}</h2>
        {hasAccess ? (
          <p ref={thanks} tabIndex={-1} className="mt-3 text-lg focus:outline-none">
            {form.sent}
          </p>
        ) : (
          <>
            <p className="mt-3 mb-7">{form.text}</p>
            <OnDemandForm onSent={signUp} />
          </>
        )}
      </FormCard>
    </SunHeader>
  );
}
