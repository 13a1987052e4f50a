import { contentOf } from '#tests/forms/sample-files.ts';
import type { UploadCall } from './form-cases.ts';

type Values = Parameters<UploadCall['body']>[0];
type Files = Parameters<UploadCall['body']>[1];

const attach = (form: FormData, field: string, file: Files[number]) =>
  form.append(field, new Blob([new Uint8Array(contentOf(file))]), file.name);

/** A body of REST: fields as texts, and the files, all under one name. */
export const restBody = (values: Values, files: Files) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values))
    if (value !== undefined) form.append(name, String(value));
  for (const file of files) attach(form, 'files', file);
  return form;
};

/** A multipart request of GraphQL; `places` has the path of the variable of each file. */
export const graphqlBody = (query: string, variables: Values, places: readonly string[], files: Files) => {
  const form = new FormData();
  form.append('operations', JSON.stringify({ query, variables }));
  form.append('map', JSON.stringify(Object.fromEntries(places.map((place, index) => [index, [place]]))));
  for (const [index, file] of files.entries()) attach(form, String(index), file);
  return form;
};

const isId = (studio: unknown) => /^\d+$/.test(String(studio));
export const atStudio = (studio: unknown) => ({
  studio_id: isId(studio) ? Number(studio) : 0,
  studio_location: isId(studio) ? '' : studio,
});
