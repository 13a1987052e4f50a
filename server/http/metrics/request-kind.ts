/** What a request asks for. A fixed list: no part of an address ever becomes a label, because addresses are endless. */
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
  ['asset', /\.[a-z0-9]{1,10}$/],
  ['other', /^\/(places|ip)$/],
];

/** `isCached`: the response came from the cache before the app was called (cache/fast-path.ts). */
export const requestKind = (method: string, url: string, isCached: boolean): RequestKind => {
  const [path = ''] = url.slice(0, 300).split('?', 1);
  const kind = kindsByPath.find(([, pattern]) => pattern.test(path))?.[0];
  if (kind === 'graphql') return isCached ? 'graphql-cached' : 'graphql';
  if (kind) return kind;
  if (method === 'POST') return 'form';
  return isCached ? 'page-cached' : 'page';
};
