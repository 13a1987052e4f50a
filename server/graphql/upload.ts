import { type ASTVisitor, GraphQLError, getNamedType, type ValidationContext } from 'graphql';
import type { ChosenFile } from '#domain/forms/rules/files.ts';
import { builder } from './builder.ts';
import type { Uploads } from './request-services.ts';

const notAFile = () =>
  new GraphQLError('A file must be sent as a part of a multipart request.', {
    extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } },
  });

/** The variables contain a token, valid for this request only, instead of the file, which is in the spool. */
const Upload = builder.scalarType('Upload', {
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

export const fileOf = (uploads: Uploads, token: unknown): ChosenFile => {
  const file = uploads.get(String(token));
  if (!file) throw notAFile();
  return file;
};

/** A form takes its file out of the spool, so a file that two fields use would be missing for the second. */
export function UseFilesOnceRule(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(operation) {
      const used = new Set<string>();
      for (const { node, type } of context.getRecursiveVariableUsages(operation)) {
        if (getNamedType(type)?.name !== Upload.name) continue;
        if (used.has(node.name.value)) {
          context.reportError(new GraphQLError(`The file "$${node.name.value}" can be used only once.`));
        }
        used.add(node.name.value);
      }
    },
  };
}
