import { type ASTVisitor, GraphQLError, getNamedType, type ValidationContext } from 'graphql';
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

/** A form takes its file with it. Of two that name the same one, the first would be stored and the second would fail. */
export function UseFilesOnceRule(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(operation) {
      const used = new Set<string>();
      for (const { node, type } of context.getRecursiveVariableUsages(operation)) {
        if (getNamedType(type)?.name !== Upload.name) continue;
        if (used.has(node.name.value)) {
          context.reportError(new GraphQLError(`The file "$${node.name.value}" can be used once.`));
        }
        used.add(node.name.value);
      }
    },
  };
}
