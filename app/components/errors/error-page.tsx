import type { ReactNode } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { ReloadLink } from '#app/components/errors/reload-link.tsx';
import { ButtonLink } from '#app/components/ui/button.tsx';
import { SiteLink } from '#app/components/ui/site-link.tsx';
import { Logo } from '#app/shell/logo.tsx';
import { errorPage } from '#words/pages/error-page.ts';
import { loadErrors } from '#words/pages/load-errors.ts';
import { shell } from '#words/pages/shell.ts';
import { NotFound } from './not-found.tsx';

const statusOf = (error: unknown) => (isRouteErrorResponse(error) ? error.status : 500);
const isMissing = (status: number) => status === 404 || status === 410;

/** The last error boundary, so it uses nothing that could fail too: no loader data, no shell. */
export function ErrorPage() {
  const status = statusOf(useRouteError());
  return (
    <>
      <header className="container-page flex h-[var(--navbar-height)] items-center">
        <SiteLink to="/" aria-label={shell.home}>
          <Logo className="h-9 w-auto" />
        </SiteLink>
      </header>
      <main id="content">{isMissing(status) ? <Missing isGone={status === 410} /> : <Broken />}</main>
    </>
  );
}

type Caught = { error: unknown; loaderData?: unknown };

/**
 * The error boundary of a page inside the shell. If the data of the page could not be loaded (no network, an
 * overloaded server), it renders the page without data, or a notice with a retry button. If the page has its
 * data and throws, that is a bug of the page.
 */
export const pageErrorBoundary = (withoutData: () => ReactNode = () => <DataUnavailable />) =>
  function PageError({ error, loaderData }: Caught) {
    const status = statusOf(error);
    if (isMissing(status)) return <Missing isGone={status === 410} />;
    return loaderData === undefined ? withoutData() : <Broken />;
  };

function DataUnavailable() {
  const { title, description } = loadErrors.notices.resultsFailed;
  return (
    <div role="alert" className="container-page section-space text-center">
      <title>{errorPage.meta.title}</title>
      <h1 className="text-4xl">{title}</h1>
      <p className="mx-auto mt-6 max-w-xl text-lg">{description}</p>
      <ReloadLink className="mt-10">{loadErrors.retry}</ReloadLink>
    </div>
  );
}

function Missing({ isGone }: { isGone: boolean }) {
  return (
    <>
      <title>{isGone ? errorPage.titles.gone : errorPage.titles.missing}</title>
      <meta name="robots" content="noindex" />
      <NotFound isGone={isGone} />
    </>
  );
}

function Broken() {
  return (
    <div className="container-page section-space text-center">
      <title>{errorPage.meta.title}</title>
      <div aria-hidden="true" className="mx-auto mb-10 h-40 w-40 animate-glow rounded-full bg-sun" />
      <h1 className="text-4xl">{errorPage.heading}</h1>
      <p className="mx-auto mt-6 max-w-xl text-lg">{errorPage.text}</p>
      <div className="mt-10 flex flex-wrap justify-center gap-4">
        <ReloadLink>{errorPage.reload}</ReloadLink>
        <ButtonLink to={errorPage.home.to} variant="secondary">
          {errorPage.home.label}
        </ButtonLink>
        <ButtonLink to={errorPage.contact.to} variant="quiet">
          {errorPage.contact.label}
        </ButtonLink>
      </div>
    </div>
  );
}
