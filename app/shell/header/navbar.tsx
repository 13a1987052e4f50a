import { ButtonLink } from '#app/components/ui/button.tsx';
import { cx } from '#app/components/ui/class-names.ts';
import { Icon } from '#app/components/ui/icon.tsx';
import { SiteLink } from '#app/components/ui/site-link.tsx';
import { usePageData } from '#app/islands/page-data.ts';
import { LanguageLinks } from '#app/shell/language-link.tsx';
import { Logo } from '#app/shell/logo.tsx';
import { sitePath } from '#content/site-path.ts';
import { shell } from '#words/pages/shell.ts';
import { menuId, NavDrawer } from './nav-drawer.tsx';

const { navbar, drawer } = shell;
/** Id of the list of pages in the footer. */
export const siteLinksId = 'site-links';

export function Navbar({ signUpTo }: { signUpTo: string }) {
  const { pathname } = usePageData();
  return (
    <div className="@container h-[var(--navbar-height)] border-b border-ink/8 bg-cream">
      <div className="container-page flex h-full items-center justify-between gap-4 lg:gap-6">
        <SiteLink to="/" aria-label={shell.home} className="min-w-0 py-2">
          <Logo className="h-[36px] w-auto max-w-full" />
        </SiteLink>
        {/* At double font size the links do not fit into the bar, so wide screens use the drawer too. */}
        <p className="ml-auto flex gap-4 max-nav:hidden @max-[50rem]:hidden">
          <LanguageLinks className="py-3 text-sm underline-offset-4 hover:underline" />
        </p>
        <nav aria-label={navbar.label} className="max-nav:hidden @max-[50rem]:hidden">
          <ul className="flex items-center gap-[1.1vw] lg:gap-[min(1.9vw,2.25rem)]">
            {navbar.items.map(({ label, to }) => (
              <li key={to}>
                <SiteLink
                  to={to}
                  aria-current={`${pathname}/`.startsWith(`${sitePath(to)}/`) ? 'page' : undefined}
                  className={cx(
                    'relative block py-3 text-sm font-medium whitespace-nowrap',
                    'after:absolute after:inset-x-0 after:bottom-2 after:h-0.5 after:origin-left after:rounded-full after:bg-clay after:transition-[scale] after:duration-300 after:ease-warm',
                    'after:scale-x-0 hover:after:scale-x-100 aria-[current]:after:scale-x-100',
                  )}
                >
                  {label}
                </SiteLink>
              </li>
            ))}
            <li>
              <ButtonLink to={signUpTo} size="small" className="whitespace-nowrap">
                {navbar.signUp.label}
              </ButtonLink>
            </li>
          </ul>
        </nav>
        <div className="flex items-center gap-2 nav:@min-[50rem]:hidden">
          <ButtonLink to={signUpTo} size="small" className="@max-[21rem]:hidden">
            {navbar.signUp.label}
          </ButtonLink>
          <button
            type="button"
            aria-label={drawer.open}
            aria-haspopup="dialog"
            command="show-modal"
            commandfor={menuId}
            className="grid noscript:hidden size-12 place-items-center rounded-full hover:bg-sand"
          >
            <Icon name="menu" className="size-7" />
          </button>
          {/* Without scripts the button leads to the same list of pages in the footer. */}
          <a
            href={`#${siteLinksId}`}
            aria-label={drawer.open}
            className="hidden size-12 place-items-center rounded-full hover:bg-sand noscript:grid"
          >
            <Icon name="menu" className="size-7" />
          </a>
        </div>
      </div>
      <NavDrawer signUpTo={signUpTo} />
    </div>
  );
}
