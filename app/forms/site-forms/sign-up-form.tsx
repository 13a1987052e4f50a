import type { ReactNode } from 'react';
import type { ThankYouState } from '#app/browser/thank-you-state.ts';
import { CheckboxField, TextField } from '#app/components/ui/field.tsx';
import { SiteLink } from '#app/components/ui/site-link.tsx';
import {
  EmailField,
  FirstNameField,
  LastNameField,
  PhoneField,
  ZipField,
} from '#app/forms/fields/common-fields.tsx';
import { PasswordField } from '#app/forms/fields/password-field.tsx';
import { StudioSelect } from '#app/forms/fields/studio-select.tsx';
import { type StudioOptions, useStudioFromUrl, useStudioOptions } from '#app/forms/fields/studios.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { defineForm } from '#app/forms/state/form-definition.ts';
import { useSiteForm } from '#app/forms/state/use-site-form.ts';
import { mutation } from '#app/forms/transport/form-requests.ts';
import { signUpCall, signUpSchema } from '#domain/forms/schemas/sign-up.ts';
import { formFailures, formSuccesses } from '#words/form-notices.ts';
import { formWords } from '#words/forms.ts';
import { signUp } from '#words/pages/sign-up.ts';

/** The campaign in the page's URL (utm parameters), which is stored with the account. */
const campaignOf = (pageUri: string) => {
  const { searchParams } = new URL(pageUri);
  return {
    utm_source: searchParams.get('utm_source'),
    utm_medium: searchParams.get('utm_medium'),
    utm_campaign: searchParams.get('utm_campaign'),
  };
};

/** On screens under 768 px the answer is always yes, and the style sheet shows a ticked box. */
const isMarketingForced = () => typeof window !== 'undefined' && window.matchMedia('(width < 768px)').matches;

type SignedUp = { createAccountV3: { code_verifier: string; url: string } };

export const signUpForm = defineForm({
  name: 'sign-up',
  schema: () => signUpSchema(),
  secrets: ['password', 'repeatPassword'],
  undrafted: ['dateOfBirth', 'emergencyName', 'emergencyPhone'],
  failure: formFailures.signUp,
  success: formSuccesses.request,
  requests: ({ repeatPassword: _, ...values }, { pageUri }) =>
    mutation(
      'createAccountV3',
      {
        ...signUpCall({ ...values, marketing: values.marketing || isMarketingForced() }),
        // The call takes the id of the studio as text.
        location: String(values.studio),
        ...campaignOf(pageUri),
      },
      { selection: '{ code_verifier url }' },
    ),
  nextPage(result, search) {
    const { code_verifier, url } = (result as SignedUp).createAccountV3;
    return {
      to: `/thankyou/${search.get('source') === 'app' ? 'app' : 'browser'}`,
      state: {
        isUpcomingLocation: search.has('upcoming-locations'),
        isEmpowerSeries: search.has('empower-series'),
        codeVerifier: code_verifier,
        url,
      } satisfies ThankYouState,
    };
  },
});

export default function SignUpForm({ studios }: { studios: StudioOptions }) {
  const { labels, hints } = formWords;
  const options = useStudioOptions(studios);
  const form = useSiteForm(signUpForm, { fromUrl: { studio: useStudioFromUrl() } });
  return (
    <FormShell
      form={form}
      label={signUp.heading}
      submit={signUp.submit}
      smallPrint={
        <>
          {signUp.terms.before}{' '}
          <SiteLink to="/privacy-policy" className="text-wine underline underline-offset-4">
            {signUp.terms.terms}
          </SiteLink>{' '}
          {signUp.terms.and}{' '}
          <SiteLink to="/privacy-policy" className="text-wine underline underline-offset-4">
            {signUp.terms.privacy}
          </SiteLink>
          .
        </>
      }
    >
      {/* The free-class popup and the app pass values in the query (app/behaviors/prefill.ts). */}
      <Group title={signUp.groups.you}>
        <FirstNameField {...form.field('firstName')} data-prefill="" />
        <LastNameField {...form.field('lastName')} data-prefill="" />
        <EmailField {...form.field('email')} data-prefill="" />
        <PhoneField {...form.field('phone')} data-prefill="" />
        <TextField
          {...form.field('dateOfBirth')}
          label={labels.dateOfBirth}
          hint={hints.date}
          autoComplete="bday"
          isRequired
        />
        <ZipField {...form.field('zipCode')} />
      </Group>
      <Group title={signUp.groups.studio}>
        <StudioSelect {...form.field('studio')} studios={options} isRequired className="sm:col-span-2" />
      </Group>
      <Group title={signUp.groups.emergency} text={signUp.emergencyHint}>
        <TextField {...form.field('emergencyName')} label={labels.emergencyName} autoComplete="off" />
        <TextField
          {...form.field('emergencyPhone')}
          label={labels.emergencyPhone}
          type="tel"
          autoComplete="off"
        />
      </Group>
      <Group title={signUp.groups.password}>
        <PasswordField
          {...form.field('password')}
          label={labels.password}
          hint={signUp.passwordHint}
          isRequired
        />
        <PasswordField {...form.field('repeatPassword')} label={labels.repeatPassword} isRequired />
      </Group>
      {/* CSS shows one of two checkboxes, so that the tick is correct at the first paint. */}
      <CheckboxField
        {...form.field('marketing')}
        label={signUp.marketing}
        className="max-[768px]:hidden noscript:block! sm:col-span-2"
      />
      <CheckboxField
        id={`${form.id}-marketing-on-phones`}
        label={signUp.marketing}
        defaultChecked
        disabled
        className="min-[768px]:hidden noscript:hidden sm:col-span-2"
      />
    </FormShell>
  );
}

function Group({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <fieldset className="border-t border-ink/15 pt-6 first:border-0 first:pt-0 sm:col-span-2">
      <legend className="float-left mb-1 w-full font-display text-xl">{title}</legend>
      {text && <p className="clear-both text-sm text-ink-soft">{text}</p>}
      <div className="clear-both grid gap-x-5 gap-y-6 pt-4 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}
