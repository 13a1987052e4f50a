import type { ChosenFile } from '#domain/forms/rules/files.ts';
import type { LocationId } from '#domain/studios.ts';
import type { FileStore } from '#server/integrations/file-store/file-store.ts';
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
import { visitorMails } from '#words/mails.ts';
import { managerMails } from '#words/staff/manager-mails.ts';
import { InvalidForm } from './form-call.ts';

/** The services of forms: those of intake, and the stores of files. */
export type FormServices = IntakeServices & {
  files: FileStore;
  spool: Spool;
  /** The URL at which a new member signs in for the first time. */
  authorizeUrl: string;
  /** Registers a listener that is called after every commit that added an entry. */
  onWork(listener: () => void): void;
};

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
  forms: FormServices,
  metadata: RequestMetadata,
  { locationIds = [], ...form }: ValidForm,
): Promise<StoreResult> => {
  const { formKind, topic, payload, files: chosen = [] } = form;
  const { files } = forms;
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
  const result = await storeSubmission(forms, metadata, input);
  const keys = stored.map(({ key }) => key);
  if (result.isRepeated) await Promise.allSettled(keys.map(files.remove));
  else if (keys.length > 0) await files.confirm(keys);
  return result;
};
