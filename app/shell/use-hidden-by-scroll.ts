import { useEffect, useState } from 'react';

const threshold = 30;
const debounce = 300;

/** True once the visitor has scrolled on down the page; false again on the way up and at the top. */
export function useHiddenByScroll(): boolean {
  const [isHidden, setIsHidden] = useState(false);
  useEffect(() => {
    // From the top, where every visit begins: the page may have been scrolled before our code was there to see it.
    let settled = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const decide = () => {
      const now = window.scrollY;
      if (now <= threshold) setIsHidden(false);
      else if (Math.abs(now - settled) > threshold) setIsHidden(now > settled);
      settled = now;
    };
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(decide, debounce);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    onScroll();
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
    };
  }, []);
  return isHidden;
}
