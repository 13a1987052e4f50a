import { startTransition, useEffect, useState } from 'react';
import { dayMs, minuteMs } from '#domain/durations.ts';

/**
 * The current time. The page may come from a cache, so the visitor's clock is used if it is less than a day
 * ahead of the server's time in the page. Of any other clock only the elapsed time is used, which includes
 * the time while the device is suspended.
 */
export function useStudioNow(serverNow: number): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const ahead = Date.now() - serverNow;
    const error = ahead > 0 && ahead < dayMs ? 0 : ahead;
    // A page that is less than half a minute old is not rendered again.
    const update = () => {
      // A transition renders in short tasks, so that no press waits for it.
      startTransition(() => {
        const current = Date.now() - error;
        setNow((shown) => (Math.abs(current - shown) < minuteMs / 2 ? shown : current));
      });
    };
    update();
    const timer = setInterval(update, minuteMs);
    // A tab that was suspended overnight shows the new day as soon as it is visible, not a minute later.
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [serverNow]);
  return now;
}
