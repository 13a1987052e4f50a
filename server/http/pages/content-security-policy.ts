import { createHash } from 'node:crypto';
import type { Env } from '#server/env.ts';

const inlineScript = /<script(?![^>]*\ssrc=)(?![^>]*json)[^>]*>([\s\S]*?)<\/script>/g;

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** External hosts from the settings: for pictures and films, and for the map. */
export type OutsideOrigins = { media: string | null; map: readonly string[] };

/** The origin of an external URL; null when the setting is empty or a path of this site. */
const originOf = (url: string | null | undefined) => (url && URL.canParse(url) ? new URL(url).origin : null);

export const outsideOrigins = (
  env: Pick<Env, 'CDN_URL' | 'MAP_STYLE_URL' | 'MAP_ORIGINS'>,
): OutsideOrigins => ({
  media: originOf(env.CDN_URL),
  map: [originOf(env.MAP_STYLE_URL), ...env.MAP_ORIGINS].filter((origin) => origin !== null),
});

/**
 * The policy of one page: our own files, and the inline scripts of this page by their hashes. Hashes and not
 * a nonce, because pages are cached and the same for every visitor.
 */
export function contentSecurityPolicy(html: string, origins: OutsideOrigins): string {
  const scripts = new Set([...html.matchAll(inlineScript)].map(([, body]) => sha256(body ?? '')));
  const media = origins.media ? ` ${origins.media}` : '';
  const map = origins.map.map((origin) => ` ${origin}`).join('');
  return [
    `default-src 'self'`,
    `script-src 'self' ${[...scripts].join(' ')}`.trim(),
    `style-src 'self'`,
    // React writes style attributes (placeholder colors, aspect ratios), which cannot contain a script.
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data: blob:${media}${map}`,
    `media-src 'self' blob:${media}`,
    // MapLibre and hls.js start their workers from blobs.
    `worker-src 'self' blob:`,
    `connect-src 'self'${media}${map}`,
    `font-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}
