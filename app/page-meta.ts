import type { MetaDescriptor } from 'react-router';
import { brand } from '#domain/brand.ts';
import type { PictureData } from '#media/picture.ts';
import { breadcrumbList, pictureAddress } from './structured-data.ts';

type PageMeta = {
  title: string;
  description: string;
  /** The page's one true address, from the root: `/membership`. */
  path: string;
  /** The page's own picture for shared links; the house's card stands in while it is only drawn. */
  picture?: PictureData;
  isIndexed?: boolean;
  /** What the page is called in a search result's path below home. */
  crumb?: string;
  structuredData?: readonly object[] | ((origin: string) => readonly object[]);
};

const houseCard = '/icons/open-graph.png';

/** Title, description, canonical address, sharing card and structured data of one page. */
export function pageMeta(
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[],
  { title, description, path, picture, isIndexed = true, crumb, structuredData = [] }: PageMeta,
): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as { origin: string } | undefined;
  const origin = root?.origin ?? '';
  const url = `${origin}${path}`;
  const image = `${origin}${picture?.widths.length ? pictureAddress(picture) : houseCard}`;
  const home = { name: brand.name, path: '/' };
  const described = [
    ...(crumb ? [breadcrumbList(origin, [home, { name: crumb, path }])] : []),
    ...(typeof structuredData === 'function' ? structuredData(origin) : structuredData),
  ];
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: brand.fullName },
    { property: 'og:locale', content: 'en_US' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: image },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(isIndexed ? [] : [{ name: 'robots', content: 'noindex' }]),
    ...described.map((data) => ({ 'script:ld+json': data }) as MetaDescriptor),
  ];
}
