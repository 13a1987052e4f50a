/** What people type for what the map says. */
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

/** One spelling for all the ways a Florida place is written: "St. Augustine, FL" and "saint augustine" meet here. */
export const plainName = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[.'’,-]/g, ' ')
    .trim()
    .replace(/\s+(fl|fla|florida)$/, '')
    .split(/\s+/)
    .map((word) => (Object.hasOwn(longForms, word) ? longForms[word] : word))
    .join(' ');
