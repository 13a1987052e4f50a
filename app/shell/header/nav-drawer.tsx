import { ButtonLink } from '#app/components/ui/button.tsx';
import { PageDialog } from '#app/components/ui/overlays/dialog.tsx';
import { SiteLink } from '#app/components/ui/site-link.tsx';
import { LanguageLinks } from '#app/shell/language-link.tsx';
import { Logo } from '#app/shell/logo.tsx';
import { shell } from '#words/pages/shell.ts';

export const menuId = 'menu';

/** The menu of small screens. It is in every page and opens without React. */
export function NavDrawer({ signUpTo }: { signUpTo: string }) {
  return (
    <PageDialog id={menuId} label={shell.drawer.label} closeLabel={shell.drawer.close} placement="right">
      <div className="flex min-h-full flex-col px-8 pt-8 pb-10">
        <Logo className="h-8 w-auto self-start" />
        <nav aria-label={shell.drawer.label} className="mt-10">
          <ul>
            {shell.navbar.items.map(({ label, to }) => (
              <li key={to}>
                <SiteLink to={to} isPrerendered className="block py-2.5 font-display text-2xl">
                  {label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        <ButtonLink to={signUpTo} isPrerendered size="large" className="mt-8">
          {shell.navbar.signUp.label}
        </ButtonLink>
        <ul className="mt-10 grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-x-6 border-t border-cream/20 pt-6">
          {shell.footer.links.map(({ label, to }) => (
            <li key={to}>
              <SiteLink to={to} isPrerendered className="block py-2.5 text-sm">
                {label}
              </SiteLink>
            </li>
          ))}
          <li>
            <LanguageLinks className="block py-2.5 text-sm" />
          </li>
        </ul>
      </div>
    </PageDialog>
  );
}
