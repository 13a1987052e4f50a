import { limits } from './limits.ts';

/** RFC 5322's dot-atom: what a mailbox may be called without quotes. */
const localPart = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
/** Letters of any script: DNS knows an accented domain by its ASCII form. */
const domainLabels = /^[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+$/u;
const asciiDomain =
  /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d](?:[a-z\d-]{0,57}[a-z\d])?)$/;

const toAscii = (domain: string): string | undefined => {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return undefined;
  }
};

/**
 * Whether mail can be sent there: a dot-atom at a domain with a top level. Quoted names, address literals and mailbox
 * names beyond ASCII are legal on paper, but many mail servers refuse them.
 */
export const isEmailAddress = (text: string): boolean => {
  const at = text.lastIndexOf('@');
  const domain = text.slice(at + 1);
  if (at < 1 || text.length > limits.email.max || !localPart.test(text.slice(0, at))) return false;
  const ascii = domainLabels.test(domain) ? toAscii(domain) : undefined;
  return ascii !== undefined && asciiDomain.test(ascii) && at + 1 + ascii.length <= limits.email.max;
};
