import { Icon } from '#app/components/ui/icon.tsx';
import { defaultLanguage, spanishOffer } from '#content/facts/languages.ts';
import { language } from '#words/language.ts';
import { LanguageLink } from './language-link.tsx';

/** One line on English pages, shown by app/page-script/controls/language.ts. */
export function LanguageOffer() {
  if (language.code !== defaultLanguage.code) return null;
  return (
    <div
      lang="es"
      id="language-offer"
      className="fixed inset-x-0 bottom-0 z-40 hidden items-center [[data-offer]_&]:flex justify-center gap-4 bg-sun px-4 text-sm text-ink"
    >
      <p>{spanishOffer.text}</p>
      <LanguageLink
        to="es"
        label={spanishOffer.accept}
        className="py-3 font-medium underline underline-offset-4"
      />
      <button
        type="button"
        aria-label={spanishOffer.dismiss}
        className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-cream/50"
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
