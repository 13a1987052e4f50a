import { type RefObject, useCallback, useEffect, useState } from 'react';

/** The Fullscreen API. Phones that do not support it for elements have no such button. */
export function useFullScreen(ref: RefObject<HTMLElement | null>) {
  const [isFullScreen, setFullScreen] = useState(false);
  useEffect(() => {
    const follow = () => setFullScreen(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', follow);
    return () => {
      document.removeEventListener('fullscreenchange', follow);
      if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
    };
  }, []);
  const toggle = useCallback(() => {
    // If the browser or the visitor refuses, the film keeps its size.
    const refused = () => {};
    if (document.fullscreenElement) document.exitFullscreen().catch(refused);
    else ref.current?.requestFullscreen().catch(refused);
  }, [ref]);
  return { isFullScreen, toggleFullScreen: document.fullscreenEnabled ? toggle : null };
}

export type FullScreen = ReturnType<typeof useFullScreen>;
