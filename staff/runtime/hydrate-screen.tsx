import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { AnyScreen } from '#staff/any-screen.tsx';
import type { FramedScreen } from './fetch-screen.ts';
import { startLive } from './live.ts';
import { startNavigation } from './navigation/navigation.ts';
import { isSheetOpen } from './sheets.ts';
import { startShortcuts } from './shortcuts.ts';

/** Whether the page has shown another screen than the server's. */
let hasChanged = false;

/**
 * React empties a page of which a component throws. If it showed a screen of a newer release, which has the
 * URL of the page by then, that screen is loaded as a page.
 */
const onUncaughtError = (error: unknown) => {
  console.error(error);
  if (hasChanged) location.reload();
};

/** Holds the shown screen. The other modules of this folder work outside React, on plain links and forms. */
const Client = ({ first }: { first: FramedScreen }) => {
  const [shown, setShown] = useState(first);
  useEffect(() => {
    const ends = new AbortController();
    const { signal } = ends;
    const render = (next: FramedScreen) => {
      hasChanged = true;
      flushSync(() => setShown(next));
    };
    const { current, isOpening, refresh, showConnection } = startNavigation(render, first, signal);
    const isOn = () => current().frame.member?.hasShortcuts === true;
    startShortcuts({ isOn, isOpening }, signal);
    if (first.frame.permissions.includes('home.see'))
      startLive(
        { refresh, isBlocked: isSheetOpen, show: showConnection, leave: () => location.reload() },
        signal,
      );
    return () => ends.abort();
  }, [first]);
  return <AnyScreen screen={shown.screen} frame={shown.frame} />;
};

export const hydrateScreen = (root: HTMLElement, first: FramedScreen): Root =>
  hydrateRoot(root, <Client first={first} />, { onUncaughtError });
