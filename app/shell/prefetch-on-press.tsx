import { useEffect, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { pageOfLink } from '#app/components/ui/site-link.tsx';

/**
 * Fetches the next page's modules and data as soon as a finger or a mouse button is on its link. A finger gives no earlier
 * sign, and `prefetch="intent"` waits a tenth of a second more. Without this the router asks for the page's first module and only
 * then for the modules it imports: one round trip more.
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
