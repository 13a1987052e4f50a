import { createContext, use } from 'react';
import { Links, type LinksFunction, Meta, Outlet } from 'react-router';
import { gql } from '#app/graphql/gql.ts';
import { pageEnvironment } from '#app/loaders/page-environment.server.ts';
import { query } from '#app/loaders/query.server.ts';
import { language } from '#words/language.ts';
import { shell } from '#words/pages/shell.ts';
import type { Route } from './+types/root';
import fraunces from './fonts/fraunces.woff2?url';
import outfit from './fonts/outfit.woff2?url';
import { pageDataId, type RootData, usePageData } from './islands/page-data.ts';
import pageScript from './page-script/main.ts?inline-script';
import { Footer } from './shell/footer.tsx';
import { FreeClassDialog } from './shell/free-class-dialog.tsx';
import { AppHeader, Header } from './shell/header/header.tsx';
import { IconSprite } from './shell/icon-sprite.tsx';
import { LanguageOffer } from './shell/language-offer.tsx';
import { usePageHandle } from './shell/page-handle.ts';
import { LinksWithoutScripts } from './shell/site-links.tsx';
import { speculationRules } from './shell/speculation-rules.ts';
import stylesheet from './styles/app.css?url';

/** The URL of the entry script, which app/entry.server.tsx provides. */
export const EntryScript = createContext('');

const font = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const;
export const links: LinksFunction = () => [
  { ...font, href: fraunces },
  { ...font, href: outfit },
  { rel: 'stylesheet', href: stylesheet },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
];

const ActivePromo = gql(`query ActivePromo { getActiveMtekPromo { number_of_classes } }`);

/** Data for every page: the number of free classes and the public origin. */
export async function loader({ context }: Route.LoaderArgs): Promise<RootData> {
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

/** `<` would end the script element. */
const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Vite's client and React's Fast Refresh, which React Router adds with its own scripts. */
const developmentScript =
  'import "/@vite/client";import "/@id/__x00__virtual:react-router/inject-hmr-runtime"';

export function Layout({ children }: { children: React.ReactNode }) {
  const page = usePageData();
  const appStoreId = page.root?.appStoreId;
  return (
    <html lang={language.code}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fbf3e7" />
        {/* The page script is here, so that its listeners exist before the first paint. It is before the
            stylesheet, because the parser waits for a stylesheet at every script after it. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constants, allowed by their hash */}
        <script dangerouslySetInnerHTML={{ __html: pageScript }} />
        <script
          type="speculationrules"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constants, allowed by their hash
          dangerouslySetInnerHTML={{ __html: speculationRules() }}
        />
        {appStoreId && <meta name="apple-itunes-app" content={`app-id=${appStoreId}`} />}
        <Meta />
        <Links />
        {import.meta.env.DEV && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, in development only
          <script type="module" dangerouslySetInnerHTML={{ __html: developmentScript }} />
        )}
        <script type="module" src={use(EntryScript)} async fetchPriority="low" />
      </head>
      <body>
        <IconSprite />
        {children}
        <script
          type="application/json"
          id={pageDataId}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without markup
          dangerouslySetInnerHTML={{ __html: json(page) }}
        />
      </body>
    </html>
  );
}

export default function App({ loaderData }: Route.ComponentProps) {
  const page = usePageHandle();
  return (
    <>
      <SkipLink />
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
      {/* Shown when the code of an island does not arrive. A toast is no alternative: its code arrives with
          that of the island (app/islands/start-islands.ts). */}
      <p
        id="part-missing"
        popover="auto"
        role="alert"
        className="mx-auto mt-auto mb-6 max-w-sm rounded-md bg-alarm-ground p-4 text-sm text-ink"
      >
        {shell.partMissing}
      </p>
      {page.hasNavbar && <LanguageOffer />}
      {page.hasFreeClassPopup && <FreeClassDialog freeClassCount={loaderData.freeClassCount} />}
    </>
  );
}

function SkipLink() {
  return (
    <a
      href="#content"
      className="fixed top-3 left-3 z-50 -translate-y-24 rounded-full bg-ink px-6 py-3 text-cream focus:translate-y-0"
    >
      {shell.skipLink}
    </a>
  );
}

export { ErrorPage as ErrorBoundary } from './components/errors/error-page.tsx';
