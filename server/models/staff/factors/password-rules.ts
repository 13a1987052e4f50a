import { brand } from '#domain/brand.ts';
import { isCommonPassword } from '#domain/forms/rules/common-passwords.ts';

export type PasswordRefusal = 'short' | 'long' | 'common' | 'own';
const minPasswordLength = 12;
const maxPasswordLength = 128;
/** Words of the brand are the first guesses of an attacker who knows where the member works. */
const brandWords = [...brand.fullName.toLowerCase().split(/[^a-z]+/), 'hotyoga'].filter(
  (word) => word.length > 3,
);
const normalize = (text: string) => text.normalize('NFKC').toLowerCase();

/**
 * Rules of length and guessable words, and none about which characters a password must have. The text that
 * remains without the brand's and the member's own words must still be long.
 */
export const passwordRefusal = (
  password: string,
  member: { name: string; email: string },
): PasswordRefusal | undefined => {
  const given = normalize(password);
  if ([...given].length < minPasswordLength) return 'short';
  if ([...given].length > maxPasswordLength) return 'long';
  if (isCommonPassword(given) || /^(.)\1*$/u.test(given)) return 'common';
  const own = [
    ...brandWords,
    ...normalize(member.name).split(/\s+/),
    ...normalize(member.email).split(/[@.]/),
  ];
  const rest = own.filter((word) => word.length > 3).reduce((text, word) => text.replaceAll(word, ''), given);
  return [...rest].length < minPasswordLength - 4 ? 'own' : undefined;
};
