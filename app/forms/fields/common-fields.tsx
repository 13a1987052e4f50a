import type { ComponentProps } from 'react';
import { TextAreaField, TextField } from '#app/components/ui/field.tsx';
import { formWords } from '#words/forms.ts';

/** The fields that most forms have, each with its label, keyboard and autofill token. */
type FieldProps = Omit<ComponentProps<typeof TextField>, 'label'>;
const { labels } = formWords;

export const NameField = (field: FieldProps) => (
  <TextField label={labels.name} autoComplete="name" isRequired {...field} />
);

export const FullNameField = (field: FieldProps) => (
  <TextField label={labels.fullName} autoComplete="name" isRequired {...field} />
);

export const FirstNameField = (field: FieldProps) => (
  <TextField label={labels.firstName} autoComplete="given-name" isRequired {...field} />
);

export const LastNameField = (field: FieldProps) => (
  <TextField label={labels.lastName} autoComplete="family-name" isRequired {...field} />
);

export const EmailField = (field: FieldProps) => (
  <TextField label={labels.email} type="email" autoComplete="email" isRequired {...field} />
);

export const PhoneField = (field: FieldProps) => (
  <TextField label={labels.phone} type="tel" autoComplete="tel" isRequired {...field} />
);

export const ZipField = (field: FieldProps) => (
  <TextField label={labels.zip} autoComplete="postal-code" isRequired {...field} />
);

export const CommentsField = (field: Omit<ComponentProps<typeof TextAreaField>, 'label'>) => (
  <TextAreaField label={labels.comments} rows={4} isRequired {...field} />
);
