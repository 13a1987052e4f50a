import { GraphQLError } from 'graphql';
import type { SpooledFile } from '#server/integrations/file-store/spool.ts';
import { builder } from './builder.ts';
import type { Uploads } from './request-context.ts';

const notAFile = () =>
  new GraphQLError('A file must be sent as a part of a multipart request.', {
    extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } },
  });

/** In the variables a file is only a token; the file itself lies in the spool, and only this request knows it. */
export const Upload = builder.scalarType('Upload', {
  description: 'A file, sent as its own part of a multipart request.',
  serialize: () => {
    throw notAFile();
  },
  parseValue: (value) => {
    if (typeof value !== 'string') throw notAFile();
    return value;
  },
  parseLiteral: () => {
    throw notAFile();
  },
});

export const fileOf = (uploads: Uploads, token: string): SpooledFile => {
  const file = uploads.get(token);
  if (!file) throw notAFile();
  return file;
};
