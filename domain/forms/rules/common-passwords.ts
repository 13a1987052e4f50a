/**
 * Common passwords on sites that require letters, numbers and a special character. The comparison ignores
 * case and replaces look-alike characters, so it also finds "P@ssw0rd123!".
 */
const stems = [
  'password',
  'passw0rd',
  'qwerty',
  'qwertyuiop',
  'welcome',
  'letmein',
  'iloveyou',
  'admin',
  'administrator',
  'abc',
  'abcd',
  'football',
  'baseball',
  'sunshine',
  'princess',
  'monkey',
  'dragon',
  'superman',
  'summer',
  'winter',
  'spring',
  'autumn',
  'hello',
  'test',
  'changeme',
  'florida',
  'miami',
  'yoga',
  'hotyoga',
  'heliora',
  'namaste',
];
const undoLookAlikes = (text: string) =>
  text
    .replace(/[@4]/g, 'a')
    .replace(/[0]/g, 'o')
    .replace(/[$5]/g, 's')
    .replace(/[1!]/g, 'i')
    .replace(/3/g, 'e');

const guessed = new Set(stems.map(undoLookAlikes));
const isLetter = (character: string | undefined) =>
  character !== undefined && character >= 'a' && character <= 'z';

/** A common word followed by digits and one or two special characters: password crackers try these first. */
export const isCommonPassword = (password: string): boolean => {
  const lower = password.toLowerCase();
  const maxTailLength = 6;
  let end = lower.length;
  while (end > 0 && !isLetter(lower[end - 1])) end -= 1;
  return lower.length - end <= maxTailLength && guessed.has(undoLookAlikes(lower.slice(0, end)));
};
