/** The languages of the site. The first has no prefix; every other one has the same paths below its own. */
export const languages = [
  { code: 'en', prefix: '', name: 'English', locale: 'en-US' },
  { code: 'es', prefix: '/es', name: 'Español', locale: 'es-US' },
] as const;
/** The one without a prefix, in which /staff is and which a build has by default; and those with one. */
export const [defaultLanguage, ...otherLanguages] = languages;
export type LanguageCode = (typeof languages)[number]['code'];

/** The facts of a language, for its folder: a folder without its line above does not compile. */
export const languageFacts = <Code extends LanguageCode>(code: Code) =>
  languages.find((language) => language.code === code) as Extract<(typeof languages)[number], { code: Code }>;

/** What an English page says, in Spanish, to a visitor whose browser prefers Spanish. */
export const spanishOffer = { text: '¿Prefieres español?', accept: 'Ver en español', dismiss: 'Cerrar' };
