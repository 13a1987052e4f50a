import { checkForm } from '#domain/forms/check-form.ts';
import type { ChosenFile } from '#domain/forms/rules/files.ts';
import { maskIfComplete } from '#domain/forms/rules/masks.ts';
import { formErrors } from '#words/form-errors.ts';
import type { AnyForm, FormDefinition, FormValues } from './form-definition.ts';

type FormEntries = { getAll(name: string): (string | ChosenFile)[] };

/**
 * Reads form data in the shape of the blank form: lists from repeated names, booleans from checkboxes, files
 * from file inputs.
 */
export const readFormData = <Typed extends FormValues>(blank: Typed, data: FormEntries): Typed => {
  const read = (name: string, like: FormValues[string]): FormValues[string] => {
    const all = data.getAll(name);
    const files = all.filter((item) => typeof item !== 'string' && item.size > 0) as ChosenFile[];
    const texts = all.filter((item) => typeof item === 'string');
    if (Array.isArray(like)) return files.length > 0 ? files : texts;
    if (typeof like === 'boolean') return texts.length > 0;
    if (like === null) return files[0] ?? null;
    return texts[0] ?? '';
  };
  return Object.fromEntries(Object.entries(blank).map(([name, like]) => [name, read(name, like)])) as Typed;
};

/** The values as the rules read them: a masked field may be complete without its separators. */
export const withMasks = (masks: AnyForm['masks'], values: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, maskIfComplete(masks[name], value)]),
  );

type Rules<Checked> = Pick<FormDefinition<FormValues, Checked>, 'schema' | 'masks'>;

/** The same check in the page and in its action: the checked value, or a message for each wrong field. */
export const checkValues = <Checked>({ schema, masks }: Rules<Checked>, values: FormValues) => {
  const checked = checkForm(schema(), withMasks(masks, values));
  if (checked.ok) return { value: checked.value as Checked, errors: {} };
  const messages = Object.entries(checked.errors).map(([name, key]) => [name, formErrors[key]]);
  return { errors: Object.fromEntries(messages) as Record<string, string> };
};
