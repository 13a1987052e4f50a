import { Choice, ChoiceGroup, TextAreaField } from '#app/components/ui/field.tsx';
import { EmailField, NameField, PhoneField } from '#app/forms/fields/common-fields.tsx';
import { CvDrop } from '#app/forms/fields/file-drop.tsx';
import { PositionSelect } from '#app/forms/fields/position-select.tsx';
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
import { weekDays } from '#domain/dates.ts';
import { topicOfPosition } from '#domain/forms/manager-topics.ts';
import { requiresStudio } from '#domain/forms/positions.ts';
import { careerApplicationSchema } from '#domain/forms/schemas/career-application.ts';
import { formFailures, formSuccesses } from '#words/form-notices.ts';
import { formWords } from '#words/forms.ts';
import { application } from '#words/pages/careers.ts';

export const careerApplicationForm = defineForm({
  name: 'career-application',
  schema: () => careerApplicationSchema,
  failure: formFailures.career,
  success: formSuccesses.career,
  requests({ studio, ...values }) {
    // A corporate job has no studio, even if the visitor chose one before.
    const locationId = requiresStudio(values.position) ? studio : undefined;
    return mutation('sendEmailForCareerFormV3', {
      ...values,
      studio_location: studioNameOf(locationId),
      studio_id: locationId ?? 0,
      form_id: topicOfPosition[values.position],
    });
  },
});

export default function CareerApplicationForm({ studios }: { studios: StudioOptions }) {
  const { labels, hints } = formWords;
  const form = useSiteForm(careerApplicationForm, { fromUrl: { studio: useStudioFromUrl() } });
  const options = useStudioOptions(studios);
  const hasStudio = requiresStudio(form.watch('position'));
  return (
    <FormShell
      form={form}
      label={application.heading}
      submit={application.submit}
      sent={formWords.careerSent}
    >
      <NameField {...form.field('name')} />
      <EmailField {...form.field('email')} />
      <PhoneField {...form.field('phone')} />
      <PositionSelect {...form.field('position')} />
      {hasStudio && (
        <StudioSelect {...form.field('studio')} studios={options} isRequired className="sm:col-span-2" />
      )}
      <ChoiceGroup
        id={`${form.id}-freeDays`}
        label={labels.freeDays}
        error={form.errorOf('freeDays')}
        isRequired
        className="sm:col-span-2"
      >
        <div className="flex flex-wrap gap-2">
          {weekDays.map((day) => (
            <Choice
              key={day}
              type="checkbox"
              label={formWords.choices.freeDays[day]}
              {...form.choice('freeDays', day)}
            />
          ))}
        </div>
      </ChoiceGroup>
      <TextAreaField
        {...form.field('description')}
        label={labels.careerDescription}
        hint={hints.careerDescription}
        rows={6}
        isRequired
        className="sm:col-span-2"
      />
      <CvDrop form={form} name="curriculumVitae" label={labels.curriculumVitae} hint={hints.cv} />
    </FormShell>
  );
}
