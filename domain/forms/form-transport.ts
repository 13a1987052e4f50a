import type { MarketingSubmission } from './marketing-lead.ts';
import type { ChosenFile } from './rules/files.ts';

export type CallResponse = { status: number; body: unknown };
/** The body of a REST call. */
export type RestFields = Record<string, string | number | readonly ChosenFile[]>;

/**
 * What carries the calls of the forms: HTTP requests in the browser, the same functions in process for a form
 * posted without JavaScript.
 */
export type FormTransport = {
  graphql(query: string, variables: Record<string, unknown>): Promise<CallResponse>;
  /** Contact (`help`) and tech support. */
  form(type: string, fields: RestFields): Promise<CallResponse>;
  lead(marketingFormId: string, submission: MarketingSubmission): Promise<CallResponse>;
};
