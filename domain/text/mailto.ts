/** The `mailto:` URL of a link that opens a mail program. The `@` stays readable, because some programs show it as it is in the link. */
export const mailtoUrl = (recipients: readonly string[], subject = ''): string => {
  const to = recipients.map((email) => encodeURIComponent(email).replace('%40', '@')).join(',');
  return `mailto:${to}${subject && `?subject=${encodeURIComponent(subject)}`}`;
};
