import { afterEach, expect, test, vi } from 'vitest';
import { gql } from '#app/graphql/gql.ts';
import { request } from '#app/graphql/request.ts';
import { changeUrl } from './page-url.ts';

const Promo = gql('query { getActiveMtekPromo { id } }');

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
  localStorage.clear();
  delete document.documentElement.dataset.build;
});

/** A page of one build after a response of another; the builds are noted for as long as the page is open. */
const openPage = async ({ own, response }: { own: string; response: string }) => {
  document.documentElement.dataset.build = own;
  const body = { data: { getActiveMtekPromo: null } };
  vi.stubGlobal('fetch', async () => Response.json(body, { headers: { 'x-build': response } }));
  await request(Promo, {});
  const reload = vi.fn();
  vi.stubGlobal('location', { pathname: '/schedule', search: '', hash: '', reload });
  return { reload };
};

test('a choice does not load the page again while the site has the same build', async () => {
  const { reload } = await openPage({ own: '2026.11.17+old', response: '2026.11.17+old' });
  changeUrl('/schedule?kind=flow');
  expect(reload).not.toHaveBeenCalled();
});

test('after a release the next choice of the visitor loads its URL as a page', async () => {
  const { reload } = await openPage({ own: '2026.11.17+old', response: '2026.11.18+new' });
  changeUrl('/schedule?kind=flow', { isReplacement: true });
  expect(reload).not.toHaveBeenCalled();
  const pushed = vi.spyOn(history, 'pushState');
  changeUrl('/schedule?kind=yoga');
  expect(pushed.mock.lastCall?.[2]).toBe('/schedule?kind=yoga');
  expect(reload).toHaveBeenCalledOnce();
});

test('after a release the page stays under a form that the visitor has begun', async () => {
  const { reload } = await openPage({ own: '2026.11.17+old', response: '2026.11.18+new' });
  document.body.innerHTML = '<form method="post" data-hydrate-if-stored="draft:contact"></form>';
  localStorage.setItem('draft:contact', '{}');
  changeUrl('/schedule?kind=flow');
  expect(reload).not.toHaveBeenCalled();
});
