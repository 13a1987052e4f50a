import { TextAreaField } from '#app/components/ui/field.tsx';
import { EmailField, NameField } from '#app/forms/fields/common-fields.tsx';
import { StudioSelect } from '#app/forms/fields/studio-select.tsx';
import { type StudioOptions, useStudioOptions } from '#app/forms/fields/studios.ts';
import type { SiteField } from '#app/forms/state/use-site-form.ts';
import { formWords } from '#words/forms.ts';

type Props = {
  form: { field(name: 'name' | 'email' | 'studio' | 'description'): SiteField };
  studios: StudioOptions;
};

/** The fields that general help and tech support share. */
export function ContactQuestions({ form, studios }: Props) {
  return (
    <>
      <NameField {...form.field('name')} />
      <EmailField {...form.field('email')} />
      <StudioSelect
        {...form.field('studio')}
        studios={useStudioOptions(studios)}
        isRequired
        className="sm:col-span-2"
      />
      <TextAreaField
        {...form.field('description')}
        label={formWords.labels.description}
        isRequired
        className="sm:col-span-2"
      />
    </>
  );
}
