import type { MetaDescriptor } from 'react-router';
import { rootDataOf } from '#app/islands/page-data.ts';
import { languages } from '#content/facts/languages.ts';
import { pathsByLanguage } from '#content/languages-of-page.ts';
import { sitePath } from '#content/site-path.ts';
import { brand } from '#domain/brand.ts';
import { studios } from '#domain/studios.ts';
import { language } from '#words/language.ts';
import { breadcrumbList } from './structured-data/page.ts';

type PageMeta = {
  title: string;
  description: string;
  /** The canonical URL of the page as a path: `/membership`. */
  path: string;
  isIndexed?: boolean;
  /** Label of the page in the breadcrumb of a search result, below home. */
  crumb?: string;
  structuredData?: (origin: string) => readonly object[];
};

/**
 * Made by scripts/sharing-cards.mjs; pages with the same first path segment share a card. The heading of a
 * studio is its name, so its card is the same in every language.
 */
const sharingCard = (path: string) => {
  const name = path.split('/')[1] || 'home';
  return `/sharing${studios.some(({ slug }) => slug === name) ? '' : language.prefix}/${name}.jpg`;
};

/** The page in every language; English for visitors of any other one. */
const alternates = (origin: string, path: string): MetaDescriptor[] =>
  pathsByLanguage(path).map(({ hrefLang, path }) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href: origin + path,
  }));

const openGraphLocales = languages.map(({ code, locale }) => ({
  property: code === language.code ? 'og:locale' : 'og:locale:alternate',
  content: locale.replace('-', '_'),
}));

/** Title, description, canonical URL, sharing card and structured data of one page. */
export function pageMeta(
  matches: Parameters<typeof rootDataOf>[0],
  { title, description, path, isIndexed = true, crumb, structuredData }: PageMeta,
): MetaDescriptor[] {
  const origin = rootDataOf(matches)?.origin ?? '';
  const url = origin + sitePath(path);
  const home = { name: brand.name, path: '/' };
  const described = [
    ...(crumb ? [breadcrumbList(origin, [home, { name: crumb, path }])] : []),
    ...(structuredData?.(origin) ?? []),
  ];
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    ...alternates(origin, path),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: brand.fullName },
    ...openGraphLocales,
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: `${origin}${sharingCard(path)}` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(isIndexed ? [] : [{ name: 'robots', content: 'noindex' }]),
    ...described.map((data) => ({ 'script:ld+json': data }) as MetaDescriptor),
  ];
}
