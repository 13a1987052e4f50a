import { useEffect } from 'react';
import { Links, type LinksFunction, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { gql } from '#app/graphql/gql.ts';
import { pageEnvironment, query } from '#app/graphql/query.server.ts';
import { language } from '#words/language.ts';
import { shell } from '#words/pages/shell.ts';
import type { Route } from './+types/root';
import { unsentListKey } from './browser/storage.ts';
import { Toaster } from './components/ui/overlays/toast.tsx';
import fraunces from './fonts/fraunces.woff2?url';
import outfit from './fonts/outfit.woff2?url';
import { useResend } from './forms/resend/use-resend.ts';
import pageScript from './hydration/page-script/main.ts?inline-script';
import { replayEarlyInput } from './hydration/replay-early-input.ts';
import { documentRules, rulesUntilHydration, stopSpeculation } from './hydration/speculation-rules.ts';
import { staticPart } from './hydration/static-part.tsx';
import { FreeClassPopup } from './shell/free-class-popup/free-class-popup.tsx';
import { AppHeader } from './shell/header/app-header.tsx';
import { Header } from './shell/header/header.tsx';
import { IconSprite } from './shell/icon-sprite.tsx';
import { NavigationProgress } from './shell/navigation-progress.tsx';
import { usePageHandle } from './shell/page-handle.ts';
import { PrefetchOnIntent } from './shell/prefetch-on-intent.tsx';
import { useRootData } from './shell/root-data.ts';
import { SkipLink } from './shell/skip-link.tsx';
import { usePageScroll } from './shell/use-page-scroll.ts';
import stylesheet from './styles/app.css?url';

const Footer = staticPart('footer', () => import('./shell/footer.tsx'));
const LinksWithoutScripts = staticPart(
  'links-without-scripts',
  () => import('./shell/links-without-scripts.tsx'),
);

const font = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const;
export const links: LinksFunction = () => [
  { ...font, href: fraunces },
  { ...font, href: outfit },
  { rel: 'stylesheet', href: stylesheet },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
];

const ActivePromo = gql(`query ActivePromo { getActiveMtekPromo { number_of_classes } }`);

/** Data for every page: the number of free classes and the public origin. */
export async function loader({ context }: Route.LoaderArgs) {
  const { getActiveMtekPromo } = await query(context, ActivePromo);
  const { origin, year, appStoreId, bookingPage } = pageEnvironment(context);
  return {
    freeClassCount: getActiveMtekPromo?.number_of_classes ?? 1,
    origin,
    year,
    appStoreId,
    ...(bookingPage && { bookingPage }),
  };
}
/** This data does not change during a visit. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: React.ReactNode }) {
  const appStoreId = useRootData()?.appStoreId;
  // In Layout and not in App, because the error page has a button too.
  useEffect(replayEarlyInput, []);
  useEffect(() => stopSpeculation(), []);
  return (
    <html lang={language.code} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fbf3e7" />
        {/* Its listeners exist before the first paint. Before the stylesheet, because the parser waits for a
            stylesheet at every script after it. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constants, allowed by their hash */}
        <script dangerouslySetInnerHTML={{ __html: pageScript }} suppressHydrationWarning />
        {/* Only in the server's page: React does not remove unknown elements from the head. */}
        {import.meta.env.SSR && (
          <>
            <script
              type="speculationrules"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constants, allowed by their hash
              dangerouslySetInnerHTML={{ __html: documentRules() }}
            />
            <script
              type="speculationrules"
              data-until-hydration=""
              // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constants, allowed by their hash
              dangerouslySetInnerHTML={{ __html: rulesUntilHydration() }}
            />
          </>
        )}
        {appStoreId && <meta name="apple-itunes-app" content={`app-id=${appStoreId}`} />}
        <Meta />
        <Links />
      </head>
      {/* An unsent form starts hydration, because its code sends it. */}
      <body data-hydrate-if-stored={unsentListKey}>
        <IconSprite />
        {children}
        {/* A short key: it is part of the inline scripts. */}
        <ScrollRestoration storageKey="scroll" />
        <Scripts />
      </body>
    </html>
  );
}

export default function App({ loaderData }: Route.ComponentProps) {
  const page = usePageHandle();
  usePageScroll();
  useResend();
  return (
    <>
      <SkipLink />
      <NavigationProgress />
      <PrefetchOnIntent />
      {page.hasAppHeader && <AppHeader />}
      {page.hasNavbar && (
        <Header
          hasPromoBar={page.hasPromoBar}
          signUpTo={page.hasSignUpForm ? shell.navbar.signUp.hash : shell.navbar.signUp.to}
        />
      )}
      <main id="content" tabIndex={-1} className="focus:outline-none">
        <Outlet />
      </main>
      {page.hasFooter ? (
        <Footer
          freeClassCount={loaderData.freeClassCount}
          year={loaderData.year}
          hasTryUsOut={page.hasTryUsOut}
        />
      ) : (
        page.hasNavbar && <LinksWithoutScripts />
      )}
      <FreeClassPopup isAllowed={page.hasFreeClassPopup} freeClassCount={loaderData.freeClassCount} />
      <Toaster label={shell.toasts.region} closeLabel={shell.toasts.close} />
    </>
  );
}

export { ErrorPage as ErrorBoundary } from './components/errors/error-page.tsx';
