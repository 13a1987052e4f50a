import { usePageData } from '#app/islands/page-data.ts';
import { languages } from '#content/facts/languages.ts';
import { pathIn } from '#content/languages-of-page.ts';
import { language } from '#words/language.ts';

const other = languages.find(({ code }) => code !== language.code) ?? languages[0];

type Props = { className: string; label?: string };

/** The same page in the other language; query and hash are kept by page-script/controls/language.ts. */
export function LanguageLink({ className, label = other.name }: Props) {
  const { pathname, search } = usePageData();
  const path = pathname.slice(language.prefix.length);
  // The page of an unknown URL is cached under this path.
  const to = path.startsWith('/404') ? '/' : path || '/';
  return (
    <a href={pathIn(other.prefix, to + search)} hrefLang={other.code} lang={other.code} className={className}>
      {label}
    </a>
  );
}
