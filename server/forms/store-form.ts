import type * as z from 'zod/mini';
import { checkForm, type FormErrors } from '#domain/forms/check-form.ts';
import type { ChosenFile } from '#domain/forms/rules/files.ts';
import { type LocationId, studioFromQuery } from '#domain/studios.ts';
import type { Env } from '#server/env.ts';
import { NamedError } from '#server/errors/named-error.ts';
import type { FileStore } from '#server/integrations/file-store/file-store.ts';
import { openFiles } from '#server/integrations/file-store/open-files.ts';
import { isSpooled, type Spool } from '#server/integrations/file-store/spool.ts';
import {
  type FormOfKind,
  type IntakeServices,
  type RequestMetadata,
  type StoreResult,
  storeSubmission,
} from '#server/models/leads/intake.ts';
import type { StoredFile } from '#server/models/leads/uploads.ts';
import { entryForManagers } from '#server/outbox/entry-kinds.ts';
import { formErrors } from '#words/form-errors.ts';
import { visitorMails } from '#words/mails.ts';
import { managerMails } from '#words/staff/manager-mails.ts';

/** The services of forms: those of intake, and the stores of files. */
export type FormServices = IntakeServices & {
  files: FileStore;
  spool: Spool;
  /** The URL at which a new member signs in for the first time. */
  authorizeUrl: string;
  /** Registers a listener that is called after every commit that added an entry. */
  onWork(listener: () => void): void;
};

export const createFormServices = ({
  env,
  ...services
}: Pick<IntakeServices, 'database' | 'clock'> & { env: Env }): FormServices => {
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
export class InvalidForm extends NamedError {
  static override readonly errorName: string = 'InvalidForm';
  readonly fields: Record<string, string>;
  readonly errors: FormErrors;
  constructor(errors: FormErrors) {
    const fields = Object.fromEntries(Object.entries(errors).map(([field, key]) => [field, formErrors[key]]));
    super(Object.values(fields)[0] ?? formErrors['form.invalid']);
    this.fields = fields;
    this.errors = errors;
  }
}

/** Null is a field that the caller left out. */
const withoutNulls = (call: object) =>
  Object.fromEntries(Object.entries(call).filter(([, value]) => value !== null));

export const parseForm = <Schema extends z.ZodMiniType>(schema: Schema, call: object): z.output<Schema> => {
  const result = checkForm(schema, withoutNulls(call));
  if (!result.ok) throw new InvalidForm(result.errors);
  return result.value;
};

/** The fields of a form as a call has them; the schema checks which are there, and their values. */
export type CallOf<Schema extends z.ZodMiniType> = { [Field in keyof z.input<Schema>]?: unknown };

/**
 * Calls have the studio's id, its name, or both; 0 means "none". The id has priority. An unknown name is
 * returned unchanged and rejected by the form's rule.
 */
export const locationIdOf = (id: number | null | undefined, name?: string | null): number | string | null =>
  id || (studioFromQuery(name)?.locationId ?? name ?? null);

/** For calls whose studio is one text: an id, or in older versions of the app a name. */
export const locationIdFromText = (text: unknown): number | string | null =>
  typeof text === 'string' && !/^\d+$/.test(text) ? locationIdOf(0, text) : (text as string | null);

/** A checked form with the files as they were received. */
export type ValidForm = FormOfKind<ChosenFile> & {
  locationIds?: readonly LocationId[];
  payload: { email: string };
};

/**
 * Stores a form and its files, with the mails of its kind: to the managers of its topic and studios, and to
 * the visitor. The files of a repeated submission are deleted, because the first one stored them already.
 * After an error the files stay: the connection may have been lost after the commit, and then a row refers to
 * them. `cleanUp` deletes files that have no row after an hour.
 */
export const storeForm = async (
  intake: FormServices,
  metadata: RequestMetadata,
  { locationIds = [], ...form }: ValidForm,
): Promise<StoreResult> => {
  const { formKind, topic, payload, files: chosen = [] } = form;
  const { files } = intake;
  const spooled = chosen.filter(isSpooled);
  // The form's own files are small, but they did not fit beside others of the same body.
  if (spooled.length < chosen.length) throw new InvalidForm({ form: 'files.totalTooLarge' });
  // In parallel, because one after the other could exceed the time limit of the request.
  const stored: StoredFile[] = await Promise.all(
    spooled.map(async ({ path, ...file }) => ({ ...file, key: await files.save({ path, ...file }) })),
  );
  const hasManagersMail = topic && 'heading' in managerMails[formKind];
  const details = {
    locationId: locationIds[0] ?? null,
    email: payload.email,
    entries: [
      ...(hasManagersMail ? [entryForManagers(topic, [...locationIds])] : []),
      ...(formKind in visitorMails ? [{ kind: 'confirm-to-visitor' as const, payload: {} }] : []),
    ],
  };
  const input = form.files ? { ...form, ...details, files: stored } : { ...form, ...details };
  const result = await storeSubmission(intake, metadata, input);
  const keys = stored.map(({ key }) => key);
  if (result.isRepeated) await Promise.allSettled(keys.map(files.remove));
  else if (keys.length > 0) await files.confirm(keys);
  return result;
};
