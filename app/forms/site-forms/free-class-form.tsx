import { EmailField, FirstNameField, LastNameField, PhoneField } from '#app/forms/fields/common-fields.tsx';
import { FormShell } from '#app/forms/form-shell.tsx';
import { defineForm } from '#app/forms/state/form-definition.ts';
import { useSiteForm } from '#app/forms/state/use-site-form.ts';
import { NetworkError } from '#app/forms/transport/send-errors.ts';
import { sitePath } from '#content/site-path.ts';
import { popupDestination } from '#domain/forms/popup-destination.ts';
import { freeClassSchema } from '#domain/forms/schemas/free-class.ts';
import { formFailures } from '#words/form-notices.ts';

/** This form stores nothing: it opens the sign-up page with the values in the query. */
const freeClassForm = defineForm({
  name: 'free-class',
  schema: () => freeClassSchema,
  failure: formFailures.unexpected,
  requests() {
    // The browser would replace this page, and what was typed, with its own error page.
    if (!navigator.onLine) throw new NetworkError();
    return [];
  },
  nextPage: (_, __, values) => ({ to: popupDestination(values) }),
  // The sign-up page checks all values again.
  sendUnchecked: (typed) => window.location.assign(sitePath(popupDestination(typed))),
});

type Props = { label: string; submit: string; smallPrint: string };

export default function FreeClassForm({ label, submit, smallPrint }: Props) {
  const form = useSiteForm(freeClassForm, { isValidatedWhileTyping: true });
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
