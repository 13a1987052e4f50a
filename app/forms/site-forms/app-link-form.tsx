import { TextField } from '#app/components/ui/field.tsx';
import { FormShell } from '#app/forms/form-shell.tsx';
import { defineForm } from '#app/forms/state/form-definition.ts';
import { useSiteForm } from '#app/forms/state/use-site-form.ts';
import { mutation } from '#app/forms/transport/form-requests.ts';
import { appLinkSchema } from '#domain/forms/schemas/app-link.ts';
import { formFailures, formSuccesses } from '#words/form-notices.ts';
import { getApp } from '#words/pages/get-app.ts';

export const appLinkForm = defineForm({
  name: 'app-link',
  schema: () => appLinkSchema,
  failure: formFailures.unexpected,
  success: formSuccesses.request,
  requests: (values) => mutation('sendEmailForAppLink', values),
});

/** For visitors of the app page on a computer: a mail with the link, to open on the phone. */
export default function AppLinkForm() {
  const { mail } = getApp.download;
  const form = useSiteForm(appLinkForm);
  return (
    <FormShell form={form} label={mail.submit} submit={mail.submit} sent={mail.sent}>
      <TextField
        {...form.field('email')}
        label={mail.label}
        hint={mail.hint}
        type="email"
        autoComplete="email"
        isRequired
        className="sm:col-span-2"
      />
    </FormShell>
  );
}
