import SchemaBuilder from '@pothos/core';
import type { RequestServices } from './request-services.ts';

/** Configuration only: every type has its own file in nouns/. */
export const builder = new SchemaBuilder<{
  Context: RequestServices;
  Scalars: { Upload: { Input: string; Output: never } };
  DefaultFieldNullability: false;
  DefaultInputFieldRequiredness: true;
}>({ defaultFieldNullability: false, defaultInputFieldRequiredness: true });

builder.queryType({ description: 'Everything a visitor can browse. Also by GET, cached for seconds.' });
builder.mutationType({
  description: 'Everything a visitor can send. By POST only; docs/graphql.md says how files travel.',
});
