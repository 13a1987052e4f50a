import { GraphQLError } from 'graphql';
import { InvalidForm } from '#server/forms/form-call.ts';
import { TooManySubmissions } from '#server/models/leads/intake.ts';
import { formFailures } from '#words/form-notices.ts';

/** Converts an error that the caller of a form may read; any other error is internal and is masked. */
const asGraphqlError = (error: unknown): unknown => {
  if (error instanceof InvalidForm) {
    const { message, fields } = error;
    return new GraphQLError(message, { extensions: { code: 'FORM_REFUSED', fields, http: { status: 422 } } });
  }
  if (error instanceof TooManySubmissions) {
    const headers = { 'Retry-After': String(error.retryAfterSeconds) };
    return new GraphQLError(formFailures.tooMany, {
      extensions: { code: 'TOO_MANY_REQUESTS', http: { status: 429, headers } },
    });
  }
  return error;
};

/** Awaits the call of a form and converts a refusal to a GraphQL error with the message for the visitor. */
export const convertRefusal = async <Result>(call: Promise<Result>): Promise<Result> => {
  try {
    return await call;
  } catch (error) {
    throw asGraphqlError(error);
  }
};

/** Like `convertRefusal`, for calls that return a boolean. */
export const trueWhenSent = async (call: Promise<unknown>): Promise<boolean> => {
  await convertRefusal(call);
  return true;
};

/** For calls whose result type contains the message of the refusal. */
export const sentOrRefused = async (
  call: Promise<unknown>,
  success: string,
): Promise<{ isAccepted: boolean; message: string }> => {
  try {
    await call;
    return { isAccepted: true, message: success };
  } catch (error) {
    if (error instanceof InvalidForm) return { isAccepted: false, message: error.message };
    throw asGraphqlError(error);
  }
};
