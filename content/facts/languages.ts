/** The languages of the site. English has no prefix; every other one has the same paths below its own. */
export const languages = [
  { code: 'en', prefix: '', name: 'English', openGraphLocale: 'en_US' },
  { code: 'es', prefix: '/es', name: 'Español', openGraphLocale: 'es_US' },
] as const;

/** What an English page says, in Spanish, to a visitor whose browser prefers Spanish. */
export const spanishOffer = { text: '¿Prefieres español?', accept: 'Ver en español', dismiss: 'Cerrar' };
