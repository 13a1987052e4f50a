import { cx } from '#app/components/ui/class-names.ts';
import { staticPart } from '#app/hydration/static-part.tsx';
import { Navbar } from './navbar.tsx';
import { useHiddenByScroll } from './use-hidden-by-scroll.ts';

const PromoBar = staticPart('promo-bar', () => import('./promo-bar.tsx'));

/** Promo bar and navbar, fixed at the top; the padding reserves their height. */
export function Header({ hasPromoBar, signUpTo }: { hasPromoBar: boolean; signUpTo: string }) {
  const isPromoHidden = useHiddenByScroll() && hasPromoBar;
  return (
    <div className={cx('pt-[var(--navbar-height)]', hasPromoBar && 'with-promo-bar')}>
      <header
        data-promo-hidden={isPromoHidden || undefined}
        className="fixed inset-x-0 top-0 z-40 transition-transform duration-500 ease-warm data-promo-hidden:-translate-y-[var(--promo-height)]"
      >
        {hasPromoBar && <PromoBar />}
        <Navbar signUpTo={signUpTo} />
      </header>
    </div>
  );
}
