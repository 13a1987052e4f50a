import type { ComponentProps } from 'react';
import { SelectField } from '#app/components/ui/field.tsx';
import { formWords } from '#words/forms.ts';
import type { StudioOption } from './studios.ts';

type Props = Omit<ComponentProps<typeof SelectField>, 'children' | 'label'> & {
  studios: readonly StudioOption[];
};

export function StudioSelect({ studios, ...rest }: Props) {
  return (
    // A new key when the list arrives: a select without options ignores its default value.
    <SelectField key={studios.length > 0 ? 'loaded' : 'loading'} label={formWords.labels.studio} {...rest}>
      <option value="">{formWords.choose.studio}</option>
      {studios.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
