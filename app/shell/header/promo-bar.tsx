import { Icon } from '#app/components/ui/icon.tsx';
import { SiteLink } from '#app/components/ui/site-link.tsx';
import { promotions } from '#words/pages/promotions.ts';

const { bar } = promotions;

/** Closed for the session by `app/page-script/controls/promo-bar.ts`, without React. */
export function PromoBar() {
  return (
    <aside
      aria-label={bar.link.label}
      data-promo-bar
      className="@container h-[var(--promo-height)] overflow-clip bg-sun text-ink"
    >
      <div className="container-page flex h-full items-center justify-center gap-3 sm:gap-5">
        <p className="min-w-0 text-xs leading-snug sm:text-sm @max-[15rem]:hidden">
          <span className="@max-[47rem]:hidden">{bar.text}</span>
          <span className="@min-[47rem]:hidden">{bar.shortText}</span>
        </p>
        <SiteLink
          to={bar.link.to}
          className="py-3 text-xs font-medium whitespace-nowrap underline underline-offset-4 sm:text-sm"
        >
          {bar.link.label}
        </SiteLink>
        <button
          type="button"
          aria-label={bar.dismiss}
          data-dismiss=""
          className="-mr-2 grid noscript:hidden size-11 shrink-0 place-items-center rounded-full hover:bg-cream/50"
        >
          <Icon name="close" />
        </button>
      </div>
    </aside>
  );
}
