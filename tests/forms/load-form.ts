import type { ComponentType } from 'react';
import type { AnyForm } from '#app/forms/state/form-definition.ts';
import { type FormSchema, fieldsOf } from '#domain/forms/form-fields.ts';
import type { FormName } from '#domain/forms/forms.ts';

/** Definitions that are created per studio, with one studio as a sample. */
const sampleStudios: Partial<Record<FormName, readonly string[]>> = {
  'pre-sale-full-name': ['weston', 'Weston'],
  'pre-sale-address': ['delray', 'Delray'],
  'upcoming-locations': ['miami'],
};

const isDefinition = (value: unknown): value is AnyForm =>
  typeof value === 'object' && value !== null && 'schema' in value && 'requests' in value;

/** A form of app/forms/site-forms by its name: its component, and the definition that its module exports. */
export const loadForm = async (name: FormName) => {
  const module: Record<string, unknown> = await import(`../../app/forms/site-forms/${name}-form.tsx`);
  const { default: component, ...exported } = module;
  const sample = sampleStudios[name];
  const made = Object.values(exported).map((value) =>
    sample && typeof value === 'function' ? value(...sample) : value,
  );
  return {
    Component: component as ComponentType<Record<string, unknown>>,
    definition: made.find(isDefinition),
    props: sample ? { slug: sample[0], studio: sample[1] } : {},
  };
};

export const definitionOf = async (name: FormName): Promise<AnyForm> => {
  const { definition } = await loadForm(name);
  if (!definition) throw new Error(`app/forms/site-forms/${name}-form.tsx exports no definition`);
  return definition;
};

/** The names of all fields in the form's schema, of which the cases and the page might leave one out. */
export const fieldNamesOf = async (name: FormName): Promise<string[]> => {
  const { definition } = await loadForm(name);
  // No action sends the form of the popup, so its module exports no definition.
  const schema =
    definition?.schema() ?? Object.values(await import(`../../domain/forms/schemas/${name}.ts`))[0];
  return Object.keys(fieldsOf(schema as FormSchema));
};
