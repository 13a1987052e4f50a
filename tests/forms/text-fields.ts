import { globSync, readFileSync } from 'node:fs';
import type { $ZodType, $ZodTypes } from 'zod/v4/core';

/** One text field of a form or a call, with its rules. */
type TextField = {
  field: string;
  max: number | undefined;
  /** Rules that run on a text of any length. */
  beforeMax: string[];
};

type Check = { _zod: { def: { check: string; maximum?: number } } };

const maximumOf = (checks: readonly Check[]) =>
  checks.find(({ _zod }) => _zod.def.check === 'max_length')?._zod.def.maximum;
/** Length checks, and the trimming before them. */
const harmless = ['overwrite', 'min_length', 'max_length'];

/** Finds the text fields of a schema; throws for an unknown type of schema, so that none is missed. */
const textFieldsOf = (schema: $ZodType, field = ''): TextField[] => {
  const { def } = (schema as $ZodTypes)._zod;
  const checks = (def.checks ?? []) as unknown as Check[];
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([name, inner]) => textFieldsOf(inner, `${field}.${name}`));
    case 'array':
      return textFieldsOf(def.element, `${field}[]`);
    case 'optional':
    case 'nullable':
    case 'default':
      return textFieldsOf(def.innerType, field);
    case 'string': {
      const rules = checks.map(({ _zod }) => _zod.def.check);
      return [{ field, max: maximumOf(checks), beforeMax: rules.filter((rule) => !harmless.includes(rule)) }];
    }
    case 'pipe': {
      // A string piped into a string is one text: checks on the pipe, or after it, never run on a too long
      // text.
      const typed = textFieldsOf(def.in, field);
      return typed.length > 0 ? typed : textFieldsOf(def.out, field);
    }
    case 'enum':
    case 'number':
    case 'literal':
    case 'boolean':
    case 'custom':
    case 'transform':
      return [];
    default:
      throw new Error(`${field} has a schema type that is not supported here: ${def.type}`);
  }
};

/** Every module that creates a schema for external input. */
const schemaFiles = globSync('{app,domain,server}/**/*.{ts,tsx}').filter(
  (file) =>
    !/\.test\.tsx?$/.test(file) &&
    // Entries come from our own code. Responses of providers are limited in bytes when they are read.
    file !== 'server/outbox/entry-kinds.ts' &&
    !file.startsWith('server/integrations/') &&
    /\bz\s*\.(?:object|extend|omit|pick|strictObject|looseObject)\(/.test(readFileSync(file, 'utf8')),
);

const isSchema = (value: unknown): value is $ZodType =>
  typeof value === 'object' && value !== null && '_zod' in value;

/** The exports of a module whose name ends in "Schema"; those that need a date get today's. */
const schemasIn = async (file: string): Promise<[name: string, schema: $ZodType][]> => {
  const exported: Record<string, unknown> = await import(`../../${file}`);
  const schemas = Object.entries(exported)
    .filter(([name]) => /schema$/i.test(name))
    .map(([name, value]): [string, unknown] => [name, typeof value === 'function' ? value() : value])
    .filter((entry): entry is [string, $ZodType] => isSchema(entry[1]));
  if (schemas.length === 0)
    throw new Error(`${file} creates a schema but has no export whose name ends in "Schema"`);
  return schemas;
};

const schemas = (await Promise.all(schemaFiles.map(schemasIn))).flat();
export const schemaNames = schemas.map(([name]) => name);
export const allTextFields = schemas.flatMap(([name, schema]) => textFieldsOf(schema, name));
