import type { ReactNode } from 'react';
import { FormCard } from '#app/components/form-section.tsx';
import { SignUpSection } from '#app/components/pre-sale/sign-up-section.tsx';
import { upcomingStudio as labels } from '#words/pages/upcoming-studio.ts';

/** The section of the address form on the page of an upcoming studio. */
export function UpcomingFormSlot({ name, children }: { name: string; children: ReactNode }) {
  return (
    <SignUpSection heading={labels.form.heading(name)} text={labels.form.text}>
      <FormCard>{children}</FormCard>
    </SignUpSection>
  );
}
