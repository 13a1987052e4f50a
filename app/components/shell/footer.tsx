import { Logo } from '#app/components/logo.tsx';
import { Picture } from '#app/components/picture.tsx';
import { StoreButtons } from '#app/components/store-buttons.tsx';
import { ButtonLink } from '#app/components/ui/button.tsx';
import { Icon } from '#app/components/ui/icon.tsx';
import { SiteLink } from '#app/components/ui/site-link.tsx';
import { freeOffer } from '#content/en/pages/free-offer.ts';
import { shell } from '#content/en/pages/shell.ts';
import { picture } from '#media/picture.ts';

const { footer, navbar } = shell;
const isOutside = (to: string) => to.startsWith('http');

export function Footer({ freeClassCount, year }: { freeClassCount: number; year: number }) {
  return (
    <footer data-ground="dark" className="bg-oxblood text-cream">
      <TryUsOut freeClassCount={freeClassCount} />
      <div className="container-page grid gap-12 pt-16 pb-10 md:grid-cols-[1.2fr_2fr_auto]">
        <SiteLink to="/" aria-label={shell.home} className="self-start justify-self-start py-1">
          <Logo className="h-10 w-auto" />
        </SiteLink>
        <nav aria-label={footer.label}>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-x-6">
            {[...footer.links, ...navbar.items].map(({ label, to }) => (
              <li key={to}>
                <SiteLink
                  to={to}
                  className="inline-flex items-center gap-2 py-2.5 underline-offset-4 hover:underline"
                >
                  {label}
                  {isOutside(to) && (
                    <>
                      <Icon name="external-link" className="size-4" />
                      <span className="sr-only">({footer.external})</span>
                    </>
                  )}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        <ul className="flex gap-3 md:flex-col">
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
      <div className="container-page flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-cream/20 py-6 text-sm">
        <p>{footer.copyright(year)}</p>
        <SiteLink to={footer.privacy.to} className="py-2 underline underline-offset-4">
          {footer.privacy.label}
        </SiteLink>
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
        className="sun-drift absolute top-1/4 right-[8%] size-[26rem] rounded-full bg-clay/60 max-md:right-[-30%]"
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
        <Picture
          picture={picture('home/app-preview')}
          alt={shell.appPreviewAlt}
          sizes="(min-width: 769px) 22rem, 70vw"
          className="mx-auto w-[min(70vw,20rem)] self-end"
        />
      </div>
    </section>
  );
}
