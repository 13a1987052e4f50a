import type { FormValues } from './form-definition.ts';

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Value = FormValues[string];

/** The controls of a form with these names, in the order of the page. */
export const controlsOf = (formId: string, names: readonly string[]): Control[] => {
  const form = document.getElementById(formId);
  const controls = form instanceof HTMLFormElement ? ([...form.elements] as Control[]) : [];
  return controls.filter(({ name }) => names.includes(name));
};

const isTicked = (control: Control, value: Value) =>
  Array.isArray(value) ? value.includes(control.value) : value === true || value === control.value;

/** Shows a value. A file input is left alone, because code cannot set its files. */
export const writeControl = (control: Control, value: Value): void => {
  if (control.type === 'checkbox' || control.type === 'radio')
    (control as HTMLInputElement).checked = isTicked(control, value);
  else if (control.type !== 'file') control.value = String(value ?? '');
};
