import type * as z from 'zod/mini';
import { checkForm, type FormErrors } from '#domain/forms/check-form.ts';
import { type LocationId, studioFromQuery } from '#domain/studios.ts';
import type { Env } from '#server/env.ts';
import type { FileStore } from '#server/integrations/file-store/file-store.ts';
import { openFiles } from '#server/integrations/file-store/open-files.ts';
import type { Spool, SpooledFile } from '#server/integrations/file-store/spool.ts';
import {
  type InputBeforeFiles,
  type RequestMetadata,
  type SubmitResult,
  type SubmitServices,
  submit,
} from '#server/models/leads/intake.ts';
import type { StoredFile } from '#server/models/leads/uploads.ts';
import { formErrors } from '#words/form-errors.ts';

/** The services that the form handlers use. */
export type IntakeServices = SubmitServices & {
  files: FileStore;
  spool: Spool;
  /** The URL at which a new member signs in for the first time. */
  authorizeUrl: string;
  /** Registers a listener that is called after every commit that added a job. */
  onWork(listener: () => void): void;
};

export const createIntakeServices = ({
  env,
  ...services
}: Pick<SubmitServices, 'database' | 'clock' | 'onStored'> & { env: Env }): IntakeServices => {
  const { store, spool } = openFiles(env);
  const listeners = new Set<() => void>();
  const notifyWorker = () => {
    for (const listener of listeners) listener();
  };
  return {
    ...services,
    limitPerMinute: env.FORMS_PER_MINUTE,
    notifyWorker,
    files: store,
    spool,
    authorizeUrl: env.APP_AUTHORIZE_URL,
    onWork: (listener) => void listeners.add(listener),
  };
};

/** The form is invalid. `fields` has the same messages as the browser shows. */
export class InvalidForm extends Error {
  override name = 'InvalidForm';
  readonly fields: Record<string, string>;
  constructor(errors: FormErrors) {
    const fields = Object.fromEntries(Object.entries(errors).map(([field, key]) => [field, formErrors[key]]));
    super(Object.values(fields)[0] ?? formErrors['form.invalid']);
    this.fields = fields;
  }
}

export const parseForm = <Schema extends z.ZodMiniType>(schema: Schema, input: unknown): z.output<Schema> => {
  const result = checkForm(schema, input);
  if (!result.ok) throw new InvalidForm(result.errors);
  return result.value;
};

/**
 * Calls contain the studio's id, its name, or both; 0 means "none". The id has priority. An unknown name is
 * returned unchanged and rejected by the form's rule.
 */
export const studioValue = (id: LocationId | null | undefined, name?: string | null): string => {
  if (id) return String(id);
  const found = studioFromQuery(name)?.locationId;
  return found ? String(found) : (name ?? '');
};

/** For calls whose studio is one text: an id, or in older versions of the app a name. */
export const studioFromText = (text: string | null | undefined): string =>
  text && /^\d+$/.test(text) ? text : studioValue(0, text);

/** GraphQL passes null for a field that the caller left out. */
export const undefinedIfNull = <Value>(value: Value | null | undefined): Value | undefined =>
  value ?? undefined;

/**
 * Stores the files, then the submission. The files of a repeated submission are deleted, because the first
 * one stored them already. After an error the files stay: the connection may have been lost after the commit,
 * and then a row refers to them. `cleanUp` deletes files that have no row after an hour.
 */
export const submitWithFiles = async (
  intake: IntakeServices,
  metadata: RequestMetadata,
  input: InputBeforeFiles,
  spooled: readonly SpooledFile[],
): Promise<SubmitResult> => {
  const { files } = intake;
  // In parallel, because one after the other could exceed the time limit of the request.
  const stored: StoredFile[] = await Promise.all(
    spooled.map(async ({ path, ...file }) => ({ ...file, key: await files.save({ path, ...file }) })),
  );
  const result = await submit(intake, metadata, { ...input, files: stored });
  const keys = stored.map(({ key }) => key);
  if (result.isRepeated) await Promise.allSettled(keys.map(files.remove));
  else await files.confirm(keys);
  return result;
};
