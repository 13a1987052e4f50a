import { brand } from '#domain/brand.ts';
import type { PictureData } from '#media/picture.ts';

/** schema.org data for search engines. Its URLs must be absolute, so every function takes the origin. */
export const schemaOrg = 'https://schema.org';

/** The largest WebP of a rendered picture, or the drawing itself: formats that search engines can read. */
export const pictureUrl = ({ file, widths, version }: PictureData) => {
  const largest = widths.at(-1);
  return largest === undefined
    ? `/media/${file}?v=${version}`
    : `/media/${file}-${largest}.webp?v=${version}`;
};

/** A drawn placeholder is not a real picture, so search engines get rendered pictures only. */
export const imageOf = (origin: string, picture: PictureData | undefined) =>
  picture?.widths.length ? `${origin}${pictureUrl(picture)}` : undefined;

export const organizationRef = (origin: string) => ({
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name: brand.fullName,
  url: `${origin}/`,
  logo: `${origin}/icons/icon-512.png`,
});

export type Address = { street: string; city: string; postalCode: string };
export const postalAddress = ({ street, city, postalCode }: Partial<Address>) => ({
  '@type': 'PostalAddress',
  streetAddress: street,
  addressLocality: city,
  addressRegion: 'FL',
  postalCode,
  addressCountry: 'US',
});
