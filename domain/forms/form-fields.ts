import type * as z from 'zod/mini';
import type { $ZodType, $ZodTypes } from 'zod/v4/core';
import { fieldMasks } from './rules/fields.ts';
import type { Mask } from './rules/masks.ts';

export type FormSchema = z.ZodMiniObject;

/** What a schema says about a field: for the inputs of a page and the arguments of a call. */
export type FormField = {
  type: 'String' | 'Int' | 'Boolean' | 'Upload';
  isList: boolean;
  isRequired: boolean;
  mask: Mask | undefined;
};

const typeNames: Record<string, FormField['type']> = {
  string: 'String',
  enum: 'String',
  number: 'Int',
  boolean: 'Boolean',
  literal: 'Boolean',
  custom: 'Upload',
};

const describe = (schema: $ZodType): Omit<FormField, 'isRequired'> => {
  const { def } = (schema as $ZodTypes)._zod;
  if (def.type === 'optional' || def.type === 'default') return describe(def.innerType);
  if (def.type === 'array') return { ...describe(def.element), isList: true };
  const mask = fieldMasks.get(schema as never)?.mask;
  if (def.type === 'pipe') {
    const out = describe(def.out);
    return { ...out, mask: mask ?? out.mask };
  }
  const type = typeNames[def.type];
  if (!type) throw new Error(`A form field of the schema type "${def.type}" has no type in typeNames`);
  return { type, isList: false, mask };
};

/** The fields of a schema, in its order. */
export const fieldsOf = <Schema extends FormSchema>({ shape }: Schema) =>
  Object.fromEntries(
    Object.entries(shape).map(([name, field]): [string, FormField] => {
      const { optin, optout } = field._zod;
      return [name, { ...describe(field), isRequired: optout !== 'optional' && optin !== 'defaulted' }];
    }),
  ) as Record<keyof Schema['shape'] & string, FormField>;
