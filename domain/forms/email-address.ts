import { limits } from './limits.ts';

/** RFC 5322's dot-atom: what a mailbox may be called without quotes. */
const localPart = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
/** Letters of any script: DNS knows an accented domain by its ASCII form. */
const domainLabels = /^[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+$/u;
const label = /^[a-z\d](?:[a-z\d-]*[a-z\d])?$/;
const topLevel = /^(?:[a-z]{2,}|xn--[a-z\d-]+)$/;
const isAsciiDomain = (domain: string) => {
  const labels = domain.split('.');
  return (
    labels.length > 1 &&
    labels.every((one) => one.length <= 63 && label.test(one)) &&
    topLevel.test(labels.at(-1) ?? '')
  );
};

/** RFC 5321; mail servers refuse a longer one. */
const longestLocalPart = 64;

const toAscii = (domain: string): string | undefined => {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return undefined;
  }
};

/**
 * The address as mail servers know it, or undefined when no mail can be sent there. Wanted is a dot-atom at a domain with a
 * top level; quoted names, address literals and mailbox names beyond ASCII are legal on paper, but many servers refuse them.
 * A domain in another script has many spellings and one ASCII form: that one is kept, so that limits count one mailbox.
 */
export const deliverableAddress = (text: string): string | undefined => {
  const at = text.lastIndexOf('@');
  const domain = text.slice(at + 1);
  if (at < 1 || at > longestLocalPart || text.length > limits.email.max || !localPart.test(text.slice(0, at)))
    return undefined;
  const ascii = domainLabels.test(domain) ? toAscii(domain) : undefined;
  if (ascii === undefined || !isAsciiDomain(ascii)) return undefined;
  const address = ascii === domain.toLowerCase() ? text : text.slice(0, at + 1) + ascii;
  return address.length <= limits.email.max ? address : undefined;
};
export const isEmailAddress = (text: string): boolean => deliverableAddress(text) !== undefined;
