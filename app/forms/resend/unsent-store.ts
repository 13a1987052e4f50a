import type { FormValues } from '#app/forms/state/form-definition.ts';
import type { FormRequest } from '#app/forms/transport/form-requests.ts';
import type { SubmitHeaders } from '#app/forms/transport/idempotency-key.ts';
import type { Instant } from '#domain/dates.ts';

/** A form that was sent without a response. Its property names are the stored format. */
export type UnsentForm = {
  id: string;
  form: string;
  /** When the visitor sent it. */
  at: Instant;
  /** The requests that are sent again. They need no code of the form, so every page can send them. */
  requests: readonly FormRequest[];
  /** The headers of the first request; every retry has the same idempotency key. */
  headers: SubmitHeaders;
  /** The entered values, for a visitor who wants to change them. */
  values: FormValues;
  /** The URL of the page with the form, whose language and campaign every retry has. */
  pageUri: string;
  success?: string | undefined;
  /** The localStorage key under which the values are saved when the form is stored. */
  savedAs?: string | undefined;
  /** The server's refusal, if it read the form and refused it. The visitor has to change the form. */
  refusal?: { message: string; fields: Readonly<Record<string, string>> };
};

const store = 'unsent-forms';

const openDatabase = () =>
  new Promise<IDBDatabase>((done, failed) => {
    const request = indexedDB.open('heliora', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(store, { keyPath: 'id' });
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });

/** One transaction. An open connection would exclude the page from the back-forward cache. */
const transact = async <Result>(
  mode: IDBTransactionMode,
  run: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> => {
  const database = await openDatabase();
  try {
    return await new Promise((done, failed) => {
      const transaction = database.transaction(store, mode);
      const request = run(transaction.objectStore(store));
      transaction.oncomplete = () => done(request.result);
      transaction.onabort = () => failed(transaction.error);
    });
  } finally {
    database.close();
  }
};

type StoredFile = { file: string; type: string; lastModified: number; bytes: ArrayBuffer };
const isStoredFile = (value: unknown): value is StoredFile =>
  typeof value === 'object' && value !== null && 'bytes' in value;

/** Applies `change` to every file in the value. */
const mapFiles = (value: unknown, change: (file: unknown) => unknown): unknown => {
  if (value instanceof File || isStoredFile(value)) return change(value);
  if (Array.isArray(value)) return value.map((item) => mapFiles(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, mapFiles(part, change)]));
};

/**
 * Files are stored as bytes: WebKit cannot store a `File` in a private window, and the file on disk may
 * change. A file that is in the requests and in the values is one object, so the browser stores it once.
 */
const withBytes = async (unsent: UnsentForm): Promise<unknown> => {
  const files = new Set<File>();
  mapFiles(unsent, (file) => files.add(file as File));
  const stored = new Map(
    await Promise.all(
      [...files].map(async (file) => {
        const { name, type, lastModified } = file;
        return [file, { file: name, type, lastModified, bytes: await file.arrayBuffer() }] as const;
      }),
    ),
  );
  return mapFiles(unsent, (file) => stored.get(file as File));
};

const withFiles = (stored: unknown): UnsentForm => {
  const files = new Map<StoredFile, File>();
  return mapFiles(stored, (value) => {
    const { file: name, type, lastModified, bytes } = value as StoredFile;
    const file = files.get(value as StoredFile) ?? new File([bytes], name, { type, lastModified });
    files.set(value as StoredFile, file);
    return file;
  }) as UnsentForm;
};

export const writeUnsent = async (unsent: UnsentForm): Promise<void> => {
  const stored = await withBytes(unsent);
  await transact('readwrite', (forms) => forms.put(stored));
};

export const deleteUnsent = async (id: string): Promise<void> => {
  await transact('readwrite', (forms) => forms.delete(id));
};

export const readAllUnsent = async (): Promise<UnsentForm[]> =>
  (await transact('readonly', (forms) => forms.getAll() as IDBRequest<unknown[]>)).map(withFiles);
