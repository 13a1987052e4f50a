import { limits } from '#domain/forms/rules/limits.ts';

/** The largest bodies that are read, in bytes. */
export const bodyBytes = {
  /** Our longest document with the longest form in its variables is far smaller. */
  graphql: 100 * 1024,
  marketingLead: 100 * 1024,
  /** A form without files: larger than our longest one, even with every text far too long. */
  form: 1024 * 1024,
  /**
   * More than is stored: a browser without JavaScript shows the response only after its whole upload, so the
   * excess is read and discarded, and the page says which file is too large.
   */
  formWithFiles: 4 * limits.uploads.maxTotalBytes,
  /** More than any form of /staff needs: a bulk change sends the ids of at most 100 tickets. */
  staffForm: 1024 * 1024,
};
