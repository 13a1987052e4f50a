import { startTransition, useEffect, useState } from 'react';
import { newState } from '#app/browser/history-key.ts';
import { usePageData } from './page-data.ts';

/**
 * The URL of the page, the only state that islands and the page script share. A change of query or hash never
 * loads another document; it is announced by the event `urlchange`.
 */
export type PageUrl = { search: string; hash: string; key: string };

const browserUrl = (): PageUrl => {
  const { search, hash } = window.location;
  return { search, hash, key: (window.history.state as { key?: string } | null)?.key ?? '' };
};

export function changeUrl(to: string, { isReplacement = false } = {}): void {
  const { history } = window;
  if (isReplacement) history.replaceState(history.state, '', to);
  else history.pushState(newState(history.state), '', to);
  window.dispatchEvent(new Event('urlchange'));
}

const followers = new Set<(url: PageUrl) => void>();

/** One update for all readers. With one each, a render would see the new query and the old key. */
const publish = () => {
  const url = browserUrl();
  startTransition(() => {
    for (const follow of followers) follow(url);
  });
};
const subscribe = (follow: (url: PageUrl) => void) => {
  // The same listener is added once only.
  for (const name of ['popstate', 'hashchange', 'urlchange']) window.addEventListener(name, publish);
  followers.add(follow);
  return () => void followers.delete(follow);
};

const isSame = (a: PageUrl, b: PageUrl) => a.search === b.search && a.hash === b.hash && a.key === b.key;

/** Hydration uses the server's query, without a hash; the difference follows in the next render. */
export function usePageUrl(): PageUrl {
  const { search } = usePageData();
  const [url, setUrl] = useState<PageUrl>({ search, hash: '', key: '' });
  useEffect(() => {
    const follow = (next: PageUrl) => setUrl((last) => (isSame(last, next) ? last : next));
    follow(browserUrl());
    return subscribe(follow);
  }, []);
  return url;
}
