import type { FormName } from '#domain/forms/forms.ts';
import { formCases } from '#tests/forms/all-form-cases.ts';

export type DescribedFile = { name: string; size: number; type: string };
export const isFile = (value: unknown): value is DescribedFile =>
  typeof value === 'object' && value !== null && 'size' in value && 'type' in value;
/** The form's accepted files, by field. In the mail they are attachments, in the export names. */
export const filesOf = (name: FormName, now: number): Map<string, DescribedFile | DescribedFile[]> => {
  const { valid, cases } = formCases[name](() => now);
  const accepted = cases.filter(({ errors }) => Object.keys(errors).length === 0);
  const found = new Map<string, DescribedFile | DescribedFile[]>();
  for (const values of [valid, ...accepted.map(({ change }) => change)])
    for (const [field, value] of Object.entries(values)) {
      if (found.has(field)) continue;
      if (isFile(value)) found.set(field, value);
      else if (Array.isArray(value) && isFile(value[0])) found.set(field, [value[0]]);
    }
  return found;
};
