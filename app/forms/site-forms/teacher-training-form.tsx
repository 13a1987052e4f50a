import { Choice, ChoiceGroup, TextAreaField } from '#app/components/ui/field.tsx';
import { EmailField, NameField, PhoneField, ZipField } from '#app/forms/fields/common-fields.tsx';
import { type StudioOptions, useStudioOptions } from '#app/forms/fields/studios.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { defineForm } from '#app/forms/state/form-definition.ts';
import { useSiteForm } from '#app/forms/state/use-site-form.ts';
import { mutation } from '#app/forms/transport/form-requests.ts';
import { limits } from '#domain/forms/rules/limits.ts';
import { teacherTrainingSchema } from '#domain/forms/schemas/teacher-training.ts';
import { formFailures, formSuccesses } from '#words/form-notices.ts';
import { formWords } from '#words/forms.ts';
import { trainingApplication as application } from '#words/pages/teacher-training.ts';

export const teacherTrainingForm = defineForm({
  name: 'teacher-training',
  schema: () => teacherTrainingSchema,
  failure: formFailures.career,
  success: formSuccesses.career,
  // The call takes the ids of studios as texts.
  requests: ({ studio, ...values }) =>
    mutation('sendEmailForTeacherTrainingV2', { ...values, studio: studio.map(String) }),
});

export default function TeacherTrainingForm({ studios }: { studios: StudioOptions }) {
  const { labels, characters } = formWords;
  const form = useSiteForm(teacherTrainingForm);
  const options = useStudioOptions(studios);
  const least = limits.teacherTrainingDescription.min;
  const typed = String(form.watch('description') ?? '').trim().length;
  return (
    <FormShell
      form={form}
      label={application.heading}
      submit={application.submit}
      sent={formWords.teacherTrainingSent}
    >
      <NameField {...form.field('name')} />
      <EmailField {...form.field('email')} />
      <PhoneField {...form.field('phone')} />
      <ZipField {...form.field('zipCode')} />
      <TextAreaField
        {...form.field('description')}
        label={labels.teachingStory}
        hint={typed === 0 || typed >= least ? application.storyHint : characters(typed, least)}
        rows={9}
        isRequired
        className="sm:col-span-2"
      />
      <ChoiceGroup
        id={`${form.id}-studio`}
        label={labels.studios}
        error={form.errorOf('studio')}
        isRequired
        className="sm:col-span-2"
      >
        <div className="flex flex-wrap gap-2">
          {options.map(({ id, name }) => (
            <Choice key={id} type="checkbox" label={name} {...form.choice('studio', id)} />
          ))}
        </div>
      </ChoiceGroup>
    </FormShell>
  );
}
