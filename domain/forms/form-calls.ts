import type { MarketingSubmission } from './marketing-lead.ts';
import type { ChosenFile } from './rules/files.ts';

export type Reply = { status: number; body: unknown };
export type FormFields = Record<string, string | readonly ChosenFile[]>;

/**
 * The calls of the forms. In the browser they are HTTP requests; for a form posted without JavaScript the server calls the same functions
 * as its endpoints.
 */
export type FormCalls = {
  graphql(query: string, variables: Record<string, unknown>): Promise<Reply>;
  /** Contact (`help`) and tech support. */
  form(type: string, fields: FormFields): Promise<Reply>;
  lead(marketingFormId: string, submission: MarketingSubmission): Promise<Reply>;
};
