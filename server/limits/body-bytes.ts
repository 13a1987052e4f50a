/**
 * The largest bodies that are read, in bytes. Those with files: domain/forms/rules/limits.ts and
 * http/body/upload-limits.ts.
 */
export const bodyBytes = {
  /** Our longest document with the longest form in its variables is far smaller. */
  graphql: 100 * 1024,
  marketingLead: 100 * 1024,
  /** A form without files: larger than our longest one, even with every text far too long. */
  form: 1024 * 1024,
  /** More than any form of /staff needs: a bulk change of all tickets sends the filter, not the rows. */
  staffForm: 1024 * 1024,
};
