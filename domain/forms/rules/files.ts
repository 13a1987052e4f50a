import * as z from 'zod/mini';
import type { FormErrorKey } from '#domain/forms/error-keys.ts';
import { because } from './fields.ts';
import { limits } from './limits.ts';

/**
 * What the rules need of a file: a `File` in the browser, on the server an upload whose type was detected
 * from its content.
 */
export type ChosenFile = { name: string; size: number; type: string };

type FileKind = { type: string; extensions: readonly string[] };
export const cvKinds: readonly FileKind[] = [
  {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extensions: ['docx'],
  },
  { type: 'application/msword', extensions: ['doc'] },
  { type: 'application/pdf', extensions: ['pdf'] },
];
export const supportKinds: readonly FileKind[] = [
  { type: 'image/jpeg', extensions: ['jpg', 'jpeg'] },
  { type: 'image/png', extensions: ['png'] },
  { type: 'image/bmp', extensions: ['bmp'] },
  { type: 'video/mp4', extensions: ['mp4', 'm4v'] },
  { type: 'video/quicktime', extensions: ['mov', 'qt'] },
  { type: 'video/x-msvideo', extensions: ['avi'] },
  { type: 'video/x-ms-wmv', extensions: ['wmv'] },
];
/** Other media types that browsers and systems use for the same formats. */
const sameType: Record<string, string> = {
  'image/jpg': 'image/jpeg',
  'image/x-ms-bmp': 'image/bmp',
  'image/x-bmp': 'image/bmp',
  'video/avi': 'video/x-msvideo',
  'video/msvideo': 'video/x-msvideo',
  'video/x-ms-asf': 'video/x-ms-wmv',
};

/** The value of an `<input type="file" accept>`. */
export const acceptOf = (kinds: readonly FileKind[]): string =>
  kinds.flatMap((kind) => [kind.type, ...kind.extensions.map((extension) => `.${extension}`)]).join(',');

const extensionOf = (name: string) => /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
/** Some systems declare no type for .doc or .wmv: then the browser uses the name, the server the content. */
const isOfKind = (file: ChosenFile, kinds: readonly FileKind[]): boolean =>
  kinds.some((kind) =>
    file.type
      ? kind.type === (sameType[file.type] ?? file.type)
      : kind.extensions.includes(extensionOf(file.name)),
  );

const isFile = (value: unknown): value is ChosenFile =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'size' in value &&
  typeof value.size === 'number' &&
  'type' in value &&
  typeof value.type === 'string';

/** One CV: required, a document, with a maximum size. An empty file counts as missing. */
export const cv = () =>
  z
    // `abort: false`, because a missing CV would otherwise stop the rules of the whole form.
    .custom<ChosenFile>((value) => isFile(value) && value.size > 0, {
      ...because('cv.required'),
      abort: false,
    })
    .check(
      z.refine((file) => !isFile(file) || file.size <= limits.cv.maxBytes, because('cv.tooBig')),
      z.refine((file) => !isFile(file) || isOfKind(file, cvKinds), because('cv.format')),
    );

/** Why a file cannot be added to the files already chosen; undefined when it can. */
const refusalOf = (file: ChosenFile, alreadyChosen: readonly ChosenFile[]): FormErrorKey | undefined => {
  const total = alreadyChosen.reduce((sum, chosen) => sum + chosen.size, 0);
  if (!isOfKind(file, supportKinds)) return 'files.format';
  if (file.size > limits.uploads.maxTotalBytes) return 'files.tooLarge';
  if (alreadyChosen.length >= limits.uploads.maxFiles) return 'files.tooMany';
  if (total + file.size > limits.uploads.maxTotalBytes) return 'files.totalTooLarge';
  return undefined;
};

/** Each file with its error. A rejected file does not count toward the limits of the files after it. */
export const validateFiles = <File extends ChosenFile>(
  chosen: readonly File[],
): { file: File; refusal: FormErrorKey | undefined }[] => {
  const accepted: File[] = [];
  return chosen.map((file) => {
    const refusal = refusalOf(file, accepted);
    if (!refusal) accepted.push(file);
    return { file, refusal };
  });
};

export const supportFiles = () =>
  z._default(
    z.array(z.custom<ChosenFile>(isFile, because('files.invalid')), because('files.invalid')).check(
      z.maxLength(limits.uploads.maxFiles, because('files.tooMany')),
      z.refine((files) => files.every((file) => isOfKind(file, supportKinds)), because('files.format')),
      z.refine(
        (files) => files.every((file) => file.size <= limits.uploads.maxTotalBytes),
        because('files.tooLarge'),
      ),
      z.refine(
        (files) => files.reduce((sum, file) => sum + file.size, 0) <= limits.uploads.maxTotalBytes,
        because('files.totalTooLarge'),
      ),
    ),
    [],
  );
