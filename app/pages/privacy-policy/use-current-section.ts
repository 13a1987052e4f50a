import { useEffect, useState } from 'react';
import { currentSection } from './current-section.ts';

const navbarHeight = () =>
  Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--navbar-height'));

/** The index of the section being read, or -1 above the first. */
export function useCurrentSection(ids: readonly string[]): number {
  const [current, setCurrent] = useState(-1);
  useEffect(() => {
    const measure = () => {
      const starts = ids.map((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
        return top + window.scrollY;
      });
      setCurrent(currentSection(starts, window.scrollY, navbarHeight()));
    };
    measure();
    window.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, [ids]);
  return current;
}
