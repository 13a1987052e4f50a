import { usePageData } from '#app/islands/page-data.ts';
import { type LanguageCode, languageFacts, languages } from '#content/facts/languages.ts';
import { pathIn } from '#content/languages-of-page.ts';
import { language } from '#words/language.ts';

type Props = { to: LanguageCode; className: string; label?: string };

/** The same page in another language; query and hash are kept by app/page-script/controls/language.ts. */
export function LanguageLink({ to, className, label }: Props) {
  const { prefix, name } = languageFacts(to);
  const { pathname, search } = usePageData();
  const path = pathname.slice(language.prefix.length);
  // The page of an unknown URL is cached under this path.
  const page = path.startsWith('/404') ? '/' : path || '/';
  return (
    <a href={pathIn(prefix, page + search)} hrefLang={to} lang={to} className={className}>
      {label ?? name}
    </a>
  );
}

/** A link to each of the other languages. */
export const LanguageLinks = ({ className }: { className: string }) =>
  languages.map(
    ({ code }) => code !== language.code && <LanguageLink key={code} to={code} className={className} />,
  );
