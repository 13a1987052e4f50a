/** The `@` is not encoded, because some mail programs show the recipient as it is in the link. */
export const mailtoUrl = (recipients: readonly string[], subject = ''): string => {
  const to = recipients.map((email) => encodeURIComponent(email).replace('%40', '@')).join(',');
  return `mailto:${to}${subject && `?subject=${encodeURIComponent(subject)}`}`;
};
