import { defineForm } from '#app/forms/engine/form-definition.ts';
import { FormShell } from '#app/forms/engine/form-shell.tsx';
import { useSiteForm } from '#app/forms/engine/use-site-form.ts';
import { EmailField, FirstNameField, LastNameField, PhoneField } from '#app/forms/fields/common-fields.tsx';
import { type FreeClass, freeClassSchema, popupDestination } from '#domain/forms/schemas/free-class.ts';
import { formFailures } from '#words/form-notices.ts';

/** This form stores nothing: it opens the sign-up page with the values in the query. */
const freeClassForm = defineForm({
  name: 'free-class',
  schema: () => freeClassSchema,
  failure: formFailures.unexpected,
  async send(values) {
    window.location.assign(popupDestination(values));
    await leavingOrBack();
  },
  // The sign-up page checks all values again.
  sendUnchecked: (typed) => window.location.assign(popupDestination(typed as FreeClass)),
});

/** The spinner stays until the browser leaves the page, or until the back button returns to it. */
const leavingOrBack = () =>
  new Promise<void>((done) => {
    window.addEventListener('pageshow', () => done(), { once: true });
    setTimeout(done, 10_000);
  });

type Props = { label: string; submit: string; smallPrint: string };

export default function FreeClassForm({ label, submit, smallPrint }: Props) {
  const form = useSiteForm(freeClassForm, { validatesWhileTyping: true });
  return (
    <FormShell
      form={form}
      label={label}
      submit={submit}
      smallPrint={smallPrint}
      isSubmitDisabled={!form.isReady()}
    >
      {/* Side by side on phones too, otherwise the button would be below the screen. */}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))] items-start gap-x-4 gap-y-6 sm:col-span-2 sm:gap-x-5">
        <FirstNameField {...form.field('first_name')} />
        <LastNameField {...form.field('last_name')} />
      </div>
      <EmailField {...form.field('email')} className="sm:col-span-2" />
      <PhoneField {...form.field('phone')} inputMode="numeric" className="sm:col-span-2" />
    </FormShell>
  );
}
