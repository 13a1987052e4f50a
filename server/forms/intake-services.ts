import type * as z from 'zod/mini';
import { checkForm, type FormErrors } from '#domain/forms/check-form.ts';
import { studioFromQuery } from '#domain/studios.ts';
import type { Database } from '#server/db/connect.ts';
import type { Env } from '#server/env.ts';
import type { FileStore } from '#server/integrations/file-store/file-store.ts';
import { openFiles } from '#server/integrations/file-store/open-store.ts';
import type { Spool, SpooledFile } from '#server/integrations/file-store/spool.ts';
import {
  type IntakeContext,
  type RequestOrigin,
  type SubmissionInput,
  type SubmitResult,
  submit,
} from '#server/models/intake.ts';
import type { KeptFile } from '#server/models/uploads.ts';
import type { Clock } from '#server/time/clock.ts';
import { formErrors } from '#words/form-errors.ts';

/** Everything a form needs on this side of the counter. */
export type IntakeServices = {
  desk: IntakeContext;
  files: FileStore;
  spool: Spool;
  /** Where a new member signs in for the first time. */
  authorizeUrl: string;
  /** Called after every commit that left something to do. */
  onWork(listener: () => void): void;
};

export const createIntakeServices = (env: Env, database: Database, clock: Clock): IntakeServices => {
  const { store, spool } = openFiles(env);
  const listeners = new Set<() => void>();
  const notifyWorker = () => {
    for (const listener of listeners) listener();
  };
  return {
    desk: { database, clock, limitPerMinute: env.FORMS_PER_MINUTE, notifyWorker },
    files: store,
    spool,
    authorizeUrl: env.APP_AUTHORIZE_URL,
    onWork: (listener) => void listeners.add(listener),
  };
};

/** The form was read and refused: field by field, in the words the browser would have used. */
export class FormRefused extends Error {
  override name = 'FormRefused';
  readonly fields: Record<string, string>;
  constructor(errors: FormErrors) {
    const fields = Object.fromEntries(Object.entries(errors).map(([field, key]) => [field, formErrors[key]]));
    super(Object.values(fields)[0] ?? formErrors['form.invalid']);
    this.fields = fields;
  }
}

export const checked = <Schema extends z.ZodMiniType>(schema: Schema, input: unknown): z.output<Schema> => {
  const result = checkForm(schema, input);
  if (!result.ok) throw new FormRefused(result.errors);
  return result.value;
};

/**
 * Calls name a studio by id, by name, or both; 0 stands for "none". The id wins. A name that belongs to no studio is
 * returned as it came: the form's own rule refuses it.
 */
export const studioValue = (id: number | null | undefined, name?: string | null): string => {
  if (id) return String(id);
  const found = studioFromQuery(name)?.bookingId;
  return found ? String(found) : (name ?? '');
};

/** GraphQL says null where a form leaves a field out. */
export const given = <Value>(value: Value | null | undefined): Value | undefined => value ?? undefined;

/**
 * Keeps the files and takes the form in. A repeat has brought files that the first one has already. After any other
 * failure the files stay: the line to the database may have been cut between the commit and its answer, and then a row
 * claims them. What no row claims is tidied up within the hour.
 */
export const submitWithFiles = async (
  { desk, files }: IntakeServices,
  visit: RequestOrigin,
  handed: SubmissionInput,
  spooled: readonly SpooledFile[],
): Promise<SubmitResult> => {
  // All at once: one after the other they could take longer than a visitor, and the gate, will wait.
  const kept: KeptFile[] = await Promise.all(
    spooled.map(async ({ path, ...file }) => ({ ...file, key: await files.keep({ path, ...file }) })),
  );
  const receipt = await submit(desk, visit, { ...handed, files: kept });
  const keys = kept.map(({ key }) => key);
  if (receipt.repeated) await Promise.allSettled(keys.map(files.remove));
  else await files.confirm(keys);
  return receipt;
};
