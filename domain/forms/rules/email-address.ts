import { limits } from './limits.ts';

/** The dot-atom of RFC 5322: the name of a mailbox without quotes. */
const localPart = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
/** Letters of any script: a domain with other letters has an ASCII form in DNS. */
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

/** RFC 5321; mail servers reject a longer email address. */
const maxLocalPartLength = 64;

const toAscii = (domain: string): string | undefined => {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return undefined;
  }
};

/**
 * The email address as mail servers use it, or undefined when no mail can be sent there. It must be a
 * dot-atom at a domain with a top level. Quoted names, IP literals and non-ASCII mailbox names are valid in
 * the RFCs, but many servers reject them. A domain in another script has several spellings and one ASCII
 * form; the ASCII form is stored, so that limits count one mailbox.
 */
export const deliverableEmail = (text: string): string | undefined => {
  const at = text.lastIndexOf('@');
  const domain = text.slice(at + 1);
  if (
    at < 1 ||
    at > maxLocalPartLength ||
    text.length > limits.email.max ||
    !localPart.test(text.slice(0, at))
  )
    return undefined;
  const ascii = domainLabels.test(domain) ? toAscii(domain) : undefined;
  if (ascii === undefined || !isAsciiDomain(ascii)) return undefined;
  const stored = ascii === domain.toLowerCase() ? text : text.slice(0, at + 1) + ascii;
  return stored.length <= limits.email.max ? stored : undefined;
};
export const isEmailAddress = (text: string): boolean => deliverableEmail(text) !== undefined;
