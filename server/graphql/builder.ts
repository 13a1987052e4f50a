import SchemaBuilder from '@pothos/core';
import type { Context } from '#server/context.ts';

/** Sets up, and nothing more: every noun has its own file. */
export const builder = new SchemaBuilder<{
  Context: Context;
  DefaultFieldNullability: false;
  DefaultInputFieldRequiredness: true;
}>({ defaultFieldNullability: false, defaultInputFieldRequiredness: true });

builder.queryType({ description: 'Everything a visitor can browse.' });
