/** A fixed list of kinds: no part of a URL becomes a label, because there are infinitely many URLs. */
export const requestKinds = [
  'page',
  'page-cached',
  'graphql',
  'graphql-cached',
  'form',
  'upload',
  'media',
  'asset',
  'feed',
  'health',
  'staff',
  /** Open for minutes, so its duration says nothing about speed. */
  'stream',
  'other',
] as const;
export type RequestKind = (typeof requestKinds)[number];

const kindsByPath: readonly [RequestKind, RegExp][] = [
  ['graphql', /^\/graphql$/],
  ['form', /^\/(form|marketing-forms)\//],
  ['upload', /^\/uploads\//],
  ['media', /^\/media\//],
  ['feed', /^\/(calendar\/|sitemap\.xml$|robots\.txt$|schema\.graphql$|\.well-known\/)/],
  ['health', /^\/(healthz|readyz)$/],
  ['stream', /^\/staff\/live$/],
  ['staff', /^\/staff(?!\/assets\/)(\/|$)/],
  ['asset', /\.[a-z0-9]{1,10}$/],
  ['other', /^\/(places|ip)$/],
];

/** The kind of a response that came from the cache before the app was called. */
export const cachedKind = (url: string): RequestKind =>
  url.startsWith('/graphql') ? 'graphql-cached' : 'page-cached';

export const requestKind = (method: string, url: string): RequestKind => {
  const [path = ''] = url.slice(0, 300).split('?', 1);
  const kind = kindsByPath.find(([, pattern]) => pattern.test(path))?.[0];
  return kind ?? (method === 'POST' ? 'form' : 'page');
};
