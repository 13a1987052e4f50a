import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { Page } from '#staff/page.tsx';
import type { Shown } from './fetch-screen.ts';
import { startLive } from './live.ts';
import { startNavigation } from './navigation/navigation.ts';
import { isSheetOpen } from './sheets.ts';
import { startShortcuts } from './shortcuts.ts';

let onRenderError: (error: unknown) => void = console.error;

/** Renders at once and throws what a component throws. React itself would empty the page. */
const renderNow = (render: () => void) => {
  const errors: unknown[] = [];
  onRenderError = (error) => errors.push(error);
  try {
    flushSync(render);
  } finally {
    onRenderError = console.error;
  }
  if (errors.length > 0) throw errors[0];
};

/** Holds the shown screen. The other modules of this folder work outside React, on plain links and forms. */
const Client = ({ first }: { first: Shown }) => {
  const [shown, setShown] = useState(first);
  useEffect(() => {
    const ends = new AbortController();
    const { signal } = ends;
    const render = (next: Shown) => renderNow(() => setShown(next));
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
  return <Page screen={shown.screen} frame={shown.frame} />;
};

export const hydrateScreen = (root: HTMLElement, first: Shown): Root =>
  hydrateRoot(root, <Client first={first} />, { onUncaughtError: (error) => onRenderError(error) });
