import { useEffect, useState } from 'react';

const minute = 60_000;
const day = 24 * 60 * minute;

/**
 * The present, as the server sees it. A page may come from a cache, so a visitor's clock that is ahead of it by less than a
 * day is believed; of any other clock only the passing of time is, which goes on while the device sleeps.
 */
export function useStudioNow(serverNow: number): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const ahead = Date.now() - serverNow;
    const error = ahead > 0 && ahead < day ? 0 : ahead;
    const tell = () => setNow(Date.now() - error);
    tell();
    const timer = setInterval(tell, minute);
    // A tab that slept overnight shows the new day when it is looked at, not a minute later.
    document.addEventListener('visibilitychange', tell);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tell);
    };
  }, [serverNow]);
  return now;
}
