import { useEffect, useState } from 'react';

const minute = 60_000;
const longestStay = 24 * 60 * minute;

/**
 * The present, as the server sees it: what it said when the page was rendered, plus the time since. A page may come from
 * a cache, so a visitor's clock that is a little ahead of it is believed; one that is days off is not.
 */
export function useStudioNow(serverNow: number): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const begun = performance.now();
    const tell = () => {
      const since = serverNow + performance.now() - begun;
      const ahead = Date.now() - serverNow;
      setNow(ahead > 0 && ahead < longestStay ? Math.max(since, Date.now()) : since);
    };
    tell();
    const timer = setInterval(tell, minute);
    return () => clearInterval(timer);
  }, [serverNow]);
  return now;
}
