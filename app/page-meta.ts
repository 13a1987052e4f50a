import type { MetaDescriptor } from 'react-router';
import { brand } from '#domain/brand.ts';

type PageMeta = {
  title: string;
  description: string;
  /** The page's one true address, from the root: `/membership`. */
  path: string;
  image?: string;
  isIndexed?: boolean;
  structuredData?: readonly object[];
};

/** Title, description, canonical address, sharing card and structured data of one page. */
export function pageMeta(
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[],
  {
    title,
    description,
    path,
    image = '/icons/open-graph.png',
    isIndexed = true,
    structuredData = [],
  }: PageMeta,
): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as { origin: string } | undefined;
  const origin = root?.origin ?? '';
  const url = `${origin}${path}`;
  const picture = image.startsWith('http') ? image : `${origin}${image}`;
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
    { property: 'og:image', content: picture },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(isIndexed ? [] : [{ name: 'robots', content: 'noindex' }]),
    ...structuredData.map((data) => ({ 'script:ld+json': data }) as MetaDescriptor),
  ];
}
