import { cx } from '#app/components/ui/class-names.ts';
import { Logo } from '#app/shell/logo.tsx';
import { shell } from '#words/pages/shell.ts';
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

/** The small header of pages that open inside the app, which has its own navigation. */
export function AppHeader() {
  return (
    <header className="flex h-16 items-center justify-center border-b border-ink/8 bg-cream">
      <Logo className="h-7 w-auto" />
      <span className="sr-only">{shell.appHeader}</span>
    </header>
  );
}
