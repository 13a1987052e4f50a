import { onDemandKey } from '#app/browser/storage.ts';
import { EmailField, NameField, PhoneField } from '#app/forms/fields/common-fields.tsx';
import { FormShell } from '#app/forms/form-shell.tsx';
import { defineForm } from '#app/forms/state/form-definition.ts';
import { useSiteForm } from '#app/forms/state/use-site-form.ts';
import { mutation } from '#app/forms/transport/form-requests.ts';
import { onDemandSchema } from '#domain/forms/schemas/on-demand.ts';
import { formFailures, formSuccesses } from '#words/form-notices.ts';
import { formWords } from '#words/forms.ts';
import { onDemand } from '#words/pages/on-demand.ts';

export const onDemandForm = defineForm({
  name: 'on-demand',
  schema: () => onDemandSchema,
  failure: formFailures.onDemand,
  success: onDemand.form.sent,
  savedAs: onDemandKey,
  requests: (values) =>
    mutation('addVODUser', values, { selection: '{ success message }', accepted: 'success' }),
});

/** In the dialog the chosen video starts at once, so the success message differs. */
const gateForm = { ...onDemandForm, success: formSuccesses.request };

type Props = {
  /** True in the dialog that a visitor fills in before a video starts. */
  isGate?: boolean;
  onSent: () => void;
};

/** The sign-up of the library, on its page and in a dialog. The caller stores that the visitor signed up. */
export default function OnDemandForm({ isGate = false, onSent }: Props) {
  const form = useSiteForm(isGate ? gateForm : onDemandForm, { onSent });
  return (
    <FormShell
      form={form}
      label={onDemand.form.heading}
      submit={isGate ? onDemand.gate.submit : onDemand.form.submit}
      // With our script the caller replaces the form, so only a page without it shows this panel.
      sent={{ ...formWords.onDemandSent, text: onDemand.form.sentWithoutScript }}
    >
      <NameField {...form.field('name')} className="sm:col-span-2" />
      <PhoneField {...form.field('phone')} />
      <EmailField {...form.field('email')} />
    </FormShell>
  );
}
