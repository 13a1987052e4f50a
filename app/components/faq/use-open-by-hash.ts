import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Opens the question of the hash: `/faq#how-hot`. */
export function useOpenByHash() {
  const { hash } = useLocation();
  useEffect(() => {
    const target = document.getElementById(hash.slice(1));
    if (!(target instanceof HTMLDetailsElement)) return;
    target.open = true;
    target.scrollIntoView();
  }, [hash]);
}
