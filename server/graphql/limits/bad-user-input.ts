import { GraphQLError } from 'graphql';

/** What the caller sent cannot be answered; the message says why and what would do. */
export const badUserInput = (argument: string, message: string): GraphQLError =>
  new GraphQLError(message, {
    extensions: { code: 'BAD_USER_INPUT', argument, http: { spec: true, status: 400 } },
  });
