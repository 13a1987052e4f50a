import { AppPreview } from '#app/components/app-download/app-preview.tsx';
import { StoreButtons } from '#app/components/app-download/store-buttons.tsx';
import { ButtonLink } from '#app/components/ui/button.tsx';
import { Icon } from '#app/components/ui/icon.tsx';
import { SiteLink } from '#app/components/ui/site-link.tsx';
import { freeOffer } from '#words/pages/free-offer.ts';
import { shell } from '#words/pages/shell.ts';
import { LanguageLinks } from './language-link.tsx';
import { Logo } from './logo.tsx';
import { groupHeading, SiteLinks } from './site-links.tsx';

const { footer } = shell;

type Props = { freeClassCount: number; year: number; hasTryUsOut: boolean };

export function Footer({ freeClassCount, year, hasTryUsOut }: Props) {
  return (
    <footer data-ground="dark" className="bg-oxblood text-cream">
      {hasTryUsOut && <TryUsOut freeClassCount={freeClassCount} />}
      <div className="container-page grid gap-x-10 gap-y-12 pt-16 pb-12 md:grid-cols-2 md:pt-20 lg:grid-cols-[1.3fr_2fr_auto]">
        <div className="max-w-xs md:max-lg:row-span-2">
          <SiteLink to="/" aria-label={shell.home} className="inline-block py-1">
            <Logo className="h-10 w-auto" />
          </SiteLink>
          <p className="mt-4 text-sm text-cream/85">{footer.line}</p>
        </div>
        <SiteLinks />
        <div>
          <h2 className={groupHeading}>{footer.headings.follow}</h2>
          <ul className="mt-5 flex flex-wrap gap-3">
            {footer.social.map(({ kind, label, to }) => (
              <li key={kind}>
                <SiteLink
                  to={to}
                  aria-label={label}
                  className="grid size-12 place-items-center rounded-full border border-cream/40 transition-colors hover:bg-wine"
                >
                  <Icon name={kind} className="size-5" />
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="container-page flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-cream/20 py-6 text-sm">
        <p>{footer.copyright(year)}</p>
        <p className="flex gap-8">
          <LanguageLinks className="py-2 underline underline-offset-4" />
          <SiteLink to={footer.privacy.to} className="py-2 underline underline-offset-4">
            {footer.privacy.label}
          </SiteLink>
        </p>
      </div>
    </footer>
  );
}

function TryUsOut({ freeClassCount }: { freeClassCount: number }) {
  const { tryUsOut, condition } = freeOffer(freeClassCount);
  return (
    <section aria-labelledby="try-us-out" className="relative overflow-clip bg-wine">
      <div
        aria-hidden="true"
        className="sun-drift absolute size-[26rem] rounded-full bg-clay/60 max-md:bottom-[-2rem] max-md:left-[calc(50%-13rem)] md:top-1/4 md:right-[8%]"
      />
      <div className="container-page relative grid items-end gap-8 pt-16 md:grid-cols-2 md:pt-24">
        <div className="pb-4 md:pb-24">
          <h2 id="try-us-out" className="text-3xl">
            {tryUsOut.heading}
          </h2>
          <p className="mt-5 max-w-md text-lg">{tryUsOut.text}</p>
          <ButtonLink to={tryUsOut.cta.to} size="large" className="mt-8">
            {tryUsOut.cta.label}
          </ButtonLink>
          <p className="mt-5 text-sm">{condition}</p>
          <StoreButtons className="mt-8" />
        </div>
        <AppPreview className="mx-auto max-md:mt-6" />
      </div>
    </section>
  );
}
