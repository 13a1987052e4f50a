import { Hono } from 'hono';
import { sitePath } from '#content/site-path.ts';
import { brand } from '#domain/brand.ts';
import type { Env } from '#server/env.ts';
import { language } from '#words/language.ts';
import { home } from '#words/pages/home.ts';
import { shell } from '#words/pages/shell.ts';

type ManifestSettings = Pick<Env, 'IOS_APP_STORE_ID' | 'ANDROID_PACKAGE'>;

const onHomeScreen = new Set(['/schedule', '/locations', '/classes']);

const webManifest = ({ IOS_APP_STORE_ID, ANDROID_PACKAGE }: ManifestSettings) => ({
  id: sitePath('/'),
  name: brand.fullName,
  short_name: brand.name,
  description: home.meta.description,
  lang: language.code,
  start_url: sitePath('/'),
  scope: '/',
  display: 'minimal-ui',
  background_color: '#fbf3e7',
  theme_color: '#fbf3e7',
  categories: ['fitness', 'health', 'lifestyle'],
  icons: [
    { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
    { src: '/icons/icon-192.png', type: 'image/png', sizes: '192x192' },
    { src: '/icons/icon-512.png', type: 'image/png', sizes: '512x512' },
    { src: '/icons/maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
  ],
  shortcuts: shell.navbar.items
    .filter(({ to }) => onHomeScreen.has(to))
    .map(({ label, to }) => ({ name: label, url: sitePath(to) })),
  related_applications: [
    ...(ANDROID_PACKAGE ? [{ platform: 'play', id: ANDROID_PACKAGE }] : []),
    ...(IOS_APP_STORE_ID ? [{ platform: 'itunes', id: IOS_APP_STORE_ID }] : []),
  ],
});

export const createWebManifest = (env: ManifestSettings) => {
  const manifest = JSON.stringify(webManifest(env));
  return new Hono().get('/site.webmanifest', (c) =>
    c.body(manifest, 200, {
      'Cache-Control': 'public, max-age=3600',
      'Content-Type': 'application/manifest+json',
    }),
  );
};
