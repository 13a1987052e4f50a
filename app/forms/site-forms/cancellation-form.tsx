import { CheckboxField, Choice, ChoiceGroup, SelectField, TextAreaField } from '#app/components/ui/field.tsx';
import { EmailField, NameField } from '#app/forms/fields/common-fields.tsx';
import { StudioSelect } from '#app/forms/fields/studio-select.tsx';
import {
  type StudioOptions,
  studioNameOf,
  useStudioFromUrl,
  useStudioOptions,
} from '#app/forms/fields/studios.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { defineForm } from '#app/forms/state/form-definition.ts';
import { useSiteForm } from '#app/forms/state/use-site-form.ts';
import { mutation } from '#app/forms/transport/form-requests.ts';
import { counted } from '#content/formats.ts';
import { parseLocationId } from '#domain/booking-ids.ts';
import { managerTopics } from '#domain/forms/manager-topics.ts';
import {
  cancellationSchema,
  cancelTypes,
  durationUnits,
  suspensionDuration,
} from '#domain/forms/schemas/cancellation.ts';
import { formFailures, formSuccesses } from '#words/form-notices.ts';
import { formWords } from '#words/forms.ts';
import { cancellation } from '#words/pages/faq.ts';
import { CancellationMailLink } from './parts/cancellation-mail-link.tsx';

/** The usual lengths; the rules allow any length up to a year. */
const offered = { days: [7, 14, 21, 30, 45, 60, 90], months: [1, 2, 3, 4, 5, 6, 9, 12] };

export const cancellationForm = defineForm({
  name: 'cancellation',
  schema: () => cancellationSchema,
  initial: { condition: true },
  undrafted: ['reason'],
  failure: formFailures.cancellation,
  success: formSuccesses.request,
  requests: ({ condition: _, ...values }) =>
    mutation(
      'sendCancelMembershipEmailToManagerV3',
      {
        ...values,
        suspensionDuration: values.cancelType === 'suspend' ? values.suspensionDuration : undefined,
        location: studioNameOf(values.location),
        studio_id: values.location,
        form_id: managerTopics.cancelMembership,
      },
      { declined: formFailures.managerEmail },
    ),
});

export default function CancellationForm({ studios }: { studios: StudioOptions }) {
  const { labels, hints } = formWords;
  const form = useSiteForm(cancellationForm, { fromUrl: { location: useStudioFromUrl() } });
  const options = useStudioOptions(studios);
  const isSuspension = form.watch('cancelType') === 'suspend';
  const chosenStudio = () => {
    const id = String(form.watch('location'));
    return {
      id,
      name: options.find((option) => option.id === id)?.name ?? studioNameOf(parseLocationId(id)),
    };
  };
  return (
    <>
      <FormShell
        form={form}
        label={cancellation.formHeading}
        submit={formWords.requestSubmit}
        sent={formWords.cancellationSent}
      >
        <NameField {...form.field('name')} />
        <EmailField {...form.field('email')} />
        <StudioSelect {...form.field('location')} studios={options} isRequired className="sm:col-span-2" />
        <ChoiceGroup
          id={`${form.id}-cancelType`}
          label={labels.cancelType}
          error={form.errorOf('cancelType')}
          isRequired
          className="sm:col-span-2"
        >
          <div className="flex flex-wrap gap-2">
            {cancelTypes.map((type) => (
              <Choice
                key={type}
                type="radio"
                label={formWords.choices.cancelType[type]}
                {...form.choice('cancelType', type)}
              />
            ))}
          </div>
        </ChoiceGroup>
        {/* Without JavaScript this field is always visible; its value counts only for a suspension. */}
        <div className={isSuspension ? 'sm:col-span-2' : 'hidden noscript:block sm:col-span-2'}>
          <SelectField {...form.field('suspensionDuration')} label={labels.suspensionDuration} isRequired>
            <option value="">{formWords.choose.one}</option>
            {durationUnits.map((unit) => (
              <optgroup key={unit} label={formWords.durations[unit].heading}>
                {offered[unit].map((amount) => (
                  <option key={amount} value={suspensionDuration(amount, unit)}>
                    {counted(amount, formWords.durations[unit])}
                  </option>
                ))}
              </optgroup>
            ))}
          </SelectField>
        </div>
        <TextAreaField
          {...form.field('reason')}
          label={labels.reason}
          hint={hints.cancellationReason}
          isRequired
          className="sm:col-span-2"
        />
        <CheckboxField
          {...form.field('condition')}
          label={formWords.condition}
          isRequired
          className="sm:col-span-2"
        />
      </FormShell>
      {form.status.kind !== 'sent' && (
        // A new key for another studio, whose managers are not in the list yet.
        <CancellationMailLink
          key={chosenStudio().id}
          isStudioChosen={() => form.validate('location')}
          chosenStudio={chosenStudio}
        />
      )}
    </>
  );
}
