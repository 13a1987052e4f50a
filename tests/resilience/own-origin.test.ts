import type { LoaderFunctionArgs } from 'react-router';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { smallBuild } from '#tests/site/small-build.ts';
import { createSmallSite, type SmallSite } from '#tests/site/small-site.ts';
import { rawClient } from '#tests/support/http-server.ts';

/** Hosts of the requests that loaders received. */
const hosts: string[] = [];
let open: SmallSite['open'];

beforeAll(async () => {
  const { page } = smallBuild.routes;
  const real = page?.module.loader as unknown as (call: LoaderFunctionArgs) => unknown;
  const loader = async (call: LoaderFunctionArgs) => {
    hosts.push(new URL(call.request.url).host);
    return real(call);
  };
  const routes = { ...smallBuild.routes, page: { ...page, module: { ...page?.module, loader } } };
  ({ open } = await createSmallSite({
    settings: { PUBLIC_URL: 'https://heliora.example' },
    build: { ...smallBuild, routes } as typeof smallBuild,
  }));
});
beforeEach(() => void hosts.splice(0));

describe('a page is rendered under our own origin only', () => {
  const headOf = async (request: string) => {
    const { port } = await open();
    const client = await rawClient(port, `${request}\r\n\r\n`);
    await expect.poll(() => client.received()).toContain('\r\n\r\n');
    expect(client.received()).not.toContain('//evil');
    return client.received();
  };

  test.each([
    ['a host of somebody else’s', 'GET /a1 HTTP/1.1\r\nHost: evil.example'],
    ['an absolute URL of another host', 'GET http://evil.example/a2 HTTP/1.1\r\nHost: x'],
    ['an absolute URL of this host', 'GET http://x/a3 HTTP/1.1\r\nHost: x'],
  ])('%s is read as ours', async (_, request) => {
    expect(await headOf(request)).toMatch(/^HTTP\/1.1 200 /);
    expect(hosts).toEqual(['heliora.example']);
  });

  test('two slashes redirect to our own path', async () => {
    const head = await headOf('GET //evil.example/contact-us HTTP/1.1\r\nHost: x');
    expect(head).toMatch(/^HTTP\/1.1 301 /);
    expect(head).toMatch(/^location: \/evil\.example\/contact-us\r$/im);
    expect(hosts).toEqual([]);
  });

  test.each([
    ['a slash and a backslash', 'GET /\\evil.example/contact-us HTTP/1.1\r\nHost: x'],
    ['no path at all', 'GET * HTTP/1.1\r\nHost: x'],
  ])('%s is refused', async (_, request) => {
    expect(await headOf(request)).toMatch(/^HTTP\/1.1 400 /);
    expect(hosts).toEqual([]);
  });
});
