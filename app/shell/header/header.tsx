import { cx } from '#app/components/ui/class-names.ts';
import { Navbar } from './navbar.tsx';
import { PromoBar } from './promo-bar.tsx';

/** Promo bar and navbar, fixed at the top; the padding reserves their height. */
export function Header({ hasPromoBar, signUpTo }: { hasPromoBar: boolean; signUpTo: string }) {
  return (
    <div className={cx('pt-[var(--navbar-height)]', hasPromoBar && 'with-promo-bar')}>
      <header
        className={cx(
          'fixed inset-x-0 top-0 z-40 transition-transform duration-500 ease-warm',
          hasPromoBar && '[[data-scrolled=down]_&]:-translate-y-[var(--promo-height)]',
        )}
      >
        {hasPromoBar && <PromoBar />}
        <Navbar signUpTo={signUpTo} />
      </header>
    </div>
  );
}
