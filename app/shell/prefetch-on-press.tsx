import { useEffect, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { pageOfLink } from '#app/components/ui/links/site-link.tsx';

/**
 * Fetches the modules and data of the next page as soon as a finger or a mouse button is on its link. A
 * finger gives no earlier sign, and `prefetch="intent"` waits a tenth of a second longer. Without this, the
 * router requests the page's first module and only then the modules it imports, which is one more round trip.
 */
export function PrefetchOnPress() {
  const [page, setPage] = useState<string>();
  useEffect(() => {
    const onPress = ({ target }: Event) => setPage((last) => pageOfLink(target) ?? last);
    document.addEventListener('pointerdown', onPress, { passive: true });
    return () => document.removeEventListener('pointerdown', onPress);
  }, []);
  return page ? <PrefetchPageLinks page={page} /> : null;
}
