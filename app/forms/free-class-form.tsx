import { TextField } from '#app/components/ui/field.tsx';
import { formFailures } from '#content/en/form-notices.ts';
import { forms } from '#content/en/forms.ts';
import { freeClassPopupSchema, popupDestination } from '#domain/forms/free-class-popup.ts';
import { defineForm } from './form-definition.ts';
import { FormShell } from './form-shell.tsx';
import { useSiteForm } from './use-site-form.ts';

/** Stores nothing itself: what was typed goes along in the address, so that sign-up begins filled in. */
const freeClassForm = defineForm({
  name: 'free-class',
  schema: () => freeClassPopupSchema,
  blank: { first_name: '', last_name: '', email: '', phone: '' },
  failure: formFailures.unexpected,
  async send(values) {
    window.location.assign(popupDestination(values));
    await leavingOrBack();
  },
});

/** The page is on its way out: the spinner stays until it is gone, or is shown again by the back button. */
const leavingOrBack = () =>
  new Promise<void>((done) => {
    window.addEventListener('pageshow', () => done(), { once: true });
    setTimeout(done, 10_000);
  });

type Props = { label: string; submit: string; smallPrint: string };

export default function FreeClassForm({ label, submit, smallPrint }: Props) {
  const { labels } = forms;
  const form = useSiteForm(freeClassForm, { judges: 'onChange' });
  return (
    <FormShell
      form={form}
      label={label}
      submit={submit}
      smallPrint={smallPrint}
      isSubmitDisabled={!form.isReady}
    >
      {/* Side by side on a phone too, or the button would stand below the screen. */}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))] items-start gap-x-4 gap-y-6 sm:col-span-2 sm:gap-x-5">
        <TextField
          {...form.field('first_name')}
          label={labels.firstName}
          autoComplete="given-name"
          isRequired
        />
        <TextField
          {...form.field('last_name')}
          label={labels.lastName}
          autoComplete="family-name"
          isRequired
        />
      </div>
      <TextField
        {...form.field('email')}
        label={labels.email}
        type="email"
        autoComplete="email"
        isRequired
        className="sm:col-span-2"
      />
      <TextField
        {...form.field('phone')}
        label={labels.phone}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        isRequired
        className="sm:col-span-2"
      />
    </FormShell>
  );
}
