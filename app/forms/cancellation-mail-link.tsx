import { type FormEvent, useState } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { showToast } from '#app/components/ui/toast.tsx';
import { gql } from '#app/graphql/gql.ts';
import { request } from '#app/graphql/request.ts';
import { formErrors } from '#content/en/form-errors.ts';
import { formFailures } from '#content/en/form-notices.ts';
import { forms } from '#content/en/forms.ts';
import { faq } from '#content/en/pages/faq.ts';
import { checkForm } from '#domain/forms/check-form.ts';
import { formIds } from '#domain/forms/form-ids.ts';
import { studioChoiceSchema } from '#domain/forms/studio-choice.ts';
import { SendingOverlay } from './sending-overlay.tsx';
import { StudioSelect } from './studio-select.tsx';
import { type StudioOptions, studioNameOf, useStudioFromAddress, useStudioOptions } from './studios.ts';

const StudioManagers = gql(`
  query StudioManagers($studio_id: Int!, $form_id: Int!) {
    getStudioManagersToSendEmailV2(studio_id: $studio_id, form_id: $form_id) {
      __typename
      ... on StudioManagersV2 { data { email } }
      ... on StudioManagerV2APIError { message }
    }
  }
`);

const managersOf = async (studio: string): Promise<string[]> => {
  const { getStudioManagersToSendEmailV2: answer } = await request(StudioManagers, {
    studio_id: Number(studio),
    form_id: formIds.cancelMembership,
  });
  return answer.__typename === 'StudioManagersV2' ? answer.data.map(({ email }) => email) : [];
};

export const mailTo = (managers: readonly string[], studio: string) =>
  `mailto:${managers.map(encodeURIComponent).join(',')}?subject=${encodeURIComponent(faq.cancellation.mailSubject(studio))}`;

/** The visitor's own mail program, addressed to the managers of the studio that must be chosen first. */
export default function CancellationMailLink({ studios }: { studios: StudioOptions }) {
  const options = useStudioOptions(studios);
  const [studio, setStudio] = useState(useStudioFromAddress());
  const [error, setError] = useState<string>();
  const [isLooking, setLooking] = useState(false);

  const open = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const checked = checkForm(studioChoiceSchema, { studio });
    if (!checked.ok) {
      setError(formErrors[checked.errors.studio ?? 'studio.required']);
      document.getElementById('cancellation-studio')?.focus();
      return;
    }
    setLooking(true);
    try {
      const managers = await managersOf(studio);
      if (managers.length === 0) throw new Error('nobody to write to');
      const name = options.find(({ id }) => id === studio)?.name ?? studioNameOf(studio);
      window.location.assign(mailTo(managers, name));
    } catch {
      showToast({ status: 'error', title: formFailures.managerEmail });
    } finally {
      setLooking(false);
    }
  };
  return (
    <form onSubmit={open} noValidate className="grid gap-5">
      <StudioSelect
        id="cancellation-studio"
        name="studio"
        label={faq.cancellation.studioLabel}
        studios={options}
        value={studio}
        error={error}
        isRequired
        onChange={({ target }) => {
          setStudio(target.value);
          setError(undefined);
        }}
      />
      <div>
        <Button type="submit" variant="secondary">
          {faq.cancellation.mailLink}
        </Button>
        <p className="mt-3 text-sm text-ink-soft">{faq.cancellation.mailText}</p>
      </div>
      <SendingOverlay isShown={isLooking} label={forms.sending} />
    </form>
  );
}
