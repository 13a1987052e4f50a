import { useEffect, useState } from 'react';

const threshold = 30;
const debounce = 300;

/** True after the visitor has scrolled down; false after scrolling up and at the top. */
export function useHiddenByScroll(): boolean {
  const [isHidden, setIsHidden] = useState(false);
  useEffect(() => {
    // Starts at 0, because the visitor may have scrolled before hydration.
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
