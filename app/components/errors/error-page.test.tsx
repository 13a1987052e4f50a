import { renderToReadableStream } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, data, StaticRouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { PageDataContext } from '#app/islands/page-data.ts';
import { faultsOfHtml } from '#tests/html/html-validation.ts';
import { errorPage } from '#words/pages/error-page.ts';
import { notFound } from '#words/pages/not-found.ts';
import { ErrorPage } from './error-page.tsx';

const pageFor = async (status: number) => {
  const handler = createStaticHandler([
    {
      path: '/',
      loader: () => {
        throw data(null, { status });
      },
      Component: () => null,
      ErrorBoundary: ErrorPage,
    },
  ]);
  const context = await handler.query(new Request('http://x/'));
  if (context instanceof Response) throw new Error(`responded with ${context.status}`);
  const body = await renderToReadableStream(
    <html lang="en">
      <head />
      <body>
        <PageDataContext value={{ pathname: '/', search: '', root: undefined }}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </PageDataContext>
      </body>
    </html>,
  );
  await body.allReady;
  return new Response(body).text();
};

test.each([
  [500, errorPage.heading],
  [503, errorPage.heading],
  [404, notFound.heading],
  [410, notFound.gone.heading],
])('the page of a %i is valid HTML that names the problem', async (status, heading) => {
  const html = await pageFor(status);
  expect(html).toContain(`>${heading}</h1>`);
  expect(await faultsOfHtml(html)).toEqual([]);
});

test('only the page of a 404 says 404', async () => {
  expect(await pageFor(404)).toContain('>404<');
  expect(await pageFor(410)).not.toContain('>404<');
});
