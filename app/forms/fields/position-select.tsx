import type { ComponentProps } from 'react';
import { SelectField } from '#app/components/ui/field.tsx';
import { formWords } from '#words/forms.ts';

/** The positions of a job. */
export function PositionSelect(field: Omit<ComponentProps<typeof SelectField>, 'children' | 'label'>) {
  return (
    <SelectField label={formWords.labels.position} isRequired {...field}>
      <option value="">{formWords.choose.one}</option>
      {Object.entries(formWords.choices.position).map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </SelectField>
  );
}
