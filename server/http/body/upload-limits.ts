import type { FormErrorKey } from '#domain/forms/error-keys.ts';
import type { ChosenFile } from '#domain/forms/rules/files.ts';
import { limits } from '#domain/forms/rules/limits.ts';
import { formErrors } from '#words/form-errors.ts';
import { refusedRequests } from '#words/form-notices.ts';

/** The body is not a valid form (400) or too large (413). */
export class BadMultipart extends Error {
  override name = 'BadMultipart';
  readonly status: 400 | 413;
  constructor(status: 400 | 413, message: string) {
    super(message);
    this.status = status;
  }
}

/** The form contains a file but accepts none. The file was not stored. */
export class FilesRefused extends BadMultipart {
  override name = 'FilesRefused';
}

/** The files that a form accepts. Bytes beyond these limits and those of the text fields are not read. */
export type UploadLimits = {
  maxFiles: number;
  maxTotalBytes: number;
  /** The error for a file that is too large, if it differs from that of a support file. */
  refusalOf?: (file: ChosenFile, fields: URLSearchParams) => FormErrorKey | undefined;
  /** Refuses the request when a text field exceeds its limit: even the length rule needs the whole text. */
  needsWholeTexts?: boolean;
};
export const defaultUploads: UploadLimits = limits.uploads;
export const noFiles: UploadLimits = { maxFiles: 0, maxTotalBytes: 0 };

/**
 * Handling of files above the limits. An endpoint refuses them at once. A page (`measure`) must show the
 * typed text again: there the excess bytes are counted and discarded, and the rules of the form report the
 * file as too large.
 */
export type UploadMode = UploadLimits | 'measure';

/** Limit for all text fields and part headers. Our longest form is smaller, even with too long texts. */
export const maxTextBytes = 512 * 1024;
/**
 * A browser shows the response only after its whole upload has ended, so for a page the server reads more
 * than it stores, up to this limit.
 */
export const maxMeasuredBytes = 10 * limits.uploads.maxTotalBytes;

export const tooLarge = (mode: UploadMode) =>
  new BadMultipart(413, mode === noFiles ? refusedRequests.formTooLarge : formErrors['files.totalTooLarge']);
