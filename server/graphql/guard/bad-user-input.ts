import { GraphQLError } from 'graphql';

/** The caller's input is invalid. The message says why and what is valid. */
export const badUserInput = (argument: string, message: string): GraphQLError =>
  new GraphQLError(message, {
    extensions: { code: 'BAD_USER_INPUT', argument, http: { spec: true, status: 400 } },
  });
