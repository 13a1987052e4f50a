/** Common abbreviations and their form in the gazetteer. */
const longForms: Record<string, string> = {
  ft: 'fort',
  st: 'saint',
  pt: 'port',
  mt: 'mount',
  n: 'north',
  s: 'south',
  w: 'west',
  e: 'east',
  bch: 'beach',
  gdns: 'gardens',
  spgs: 'springs',
  pete: 'petersburg',
  jax: 'jacksonville',
  wpb: 'west palm beach',
  pbg: 'palm beach gardens',
  ftl: 'fort lauderdale',
};

/** All places are in Florida, so the state is ignored. */
const florida: readonly (string | undefined)[] = ['fl', 'fla', 'florida'];
const withoutState = (words: readonly string[]) =>
  words.length > 1 && florida.includes(words.at(-1)) ? words.slice(0, -1) : words;

/** One spelling of a Florida place: "St. Augustine, FL" and "saint augustine" become the same text. */
export const plainName = (text: string): string =>
  withoutState(
    text
      .normalize('NFKD')
      .replace(/\p{Mark}/gu, '')
      .toLowerCase()
      .replace(/[.'’,-]/g, ' ')
      .trim()
      .split(/\s+/),
  )
    .map((word) => (Object.hasOwn(longForms, word) ? longForms[word] : word))
    .join(' ');
