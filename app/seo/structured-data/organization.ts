import { languages } from '#content/facts/languages.ts';
import { links } from '#content/facts/links.ts';
import { sitePath } from '#content/site-path.ts';
import { brand } from '#domain/brand.ts';
import { language } from '#words/language.ts';
import { organizationRef, schemaOrg } from './schema-org.ts';

export const organization = (origin: string) => ({
  '@context': schemaOrg,
  ...organizationRef(origin),
  alternateName: brand.name,
  sameAs: Object.values(links.social),
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer service',
    url: origin + sitePath('/contact-us'),
    availableLanguage: languages.map(({ code }) => code),
  },
});

/** The name of the site in search results; used on the home page only. */
export const webSite = (origin: string) => ({
  '@context': schemaOrg,
  '@type': 'WebSite',
  '@id': `${origin}/#website`,
  url: origin + sitePath('/'),
  name: brand.name,
  alternateName: brand.fullName,
  inLanguage: language.code,
  publisher: organizationRef(origin),
});
