import { useEffect, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { savesData } from '#app/browser/data-saver.ts';
import { pageOfLink } from '#app/components/ui/links/site-link.tsx';

const restMs = 100;

/**
 * Fetches the modules and data of the next page when the pointer or the focus rests on its link, or as soon
 * as a finger is on it, which gives no earlier sign. Without this, the router requests the page's first
 * module and only then the modules it imports, which is one more round trip. One listener for all links, also
 * for those in HTML that React did not render (`static-part.tsx`). With the data saver nothing is prefetched.
 */
export function PrefetchOnIntent() {
  const [page, setPage] = useState<string>();
  useEffect(() => {
    if (savesData()) return;
    let timer: ReturnType<typeof setTimeout>;
    const onIntent = ({ target, type }: Event) => {
      clearTimeout(timer);
      const to = pageOfLink(target);
      if (!to) return;
      if (type === 'pointerdown') setPage(to);
      else timer = setTimeout(setPage, restMs, to);
    };
    const listening = new AbortController();
    for (const type of ['pointerover', 'pointerdown', 'focusin'])
      document.addEventListener(type, onIntent, { passive: true, signal: listening.signal });
    return () => listening.abort();
  }, []);
  return page ? <PrefetchPageLinks page={page} /> : null;
}
