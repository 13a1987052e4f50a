import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { Page } from '#staff/page.tsx';
import type { NoticeKey } from '#staff/screen-types.ts';
import type { Shown } from './fetch-screen.ts';
import { startLive } from './live.ts';
import { startNavigation } from './navigation/navigation.ts';
import { startPresence } from './presence.ts';
import { isSheetOpen } from './sheets.ts';
import { startShortcuts } from './shortcuts.ts';

let onRenderError: (error: unknown) => void = console.error;

/**
 * Renders at once and throws what a component throws. React itself only reports that error and empties the
 * page.
 */
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
  const notify = useRef<(notice: NoticeKey) => void>(() => {});
  useEffect(() => {
    const { refresh, showConnection, stop, showNotice } = startNavigation(
      (next) => renderNow(() => setShown(next)),
      first,
    );
    notify.current = showNotice;
    const stops = [stop];
    if (first.frame.permissions.includes('home.see'))
      stops.push(startLive({ refresh, isBlocked: isSheetOpen, show: showConnection }), startPresence());
    return () => stops.forEach((end) => void end());
  }, [first]);
  const hasShortcuts = shown.frame.member?.hasShortcuts;
  useEffect(
    () => (hasShortcuts ? startShortcuts((notice) => notify.current(notice)) : undefined),
    [hasShortcuts],
  );
  return <Page screen={shown.screen} frame={shown.frame} />;
};

export const hydrateScreen = (root: HTMLElement, first: Shown): Root =>
  hydrateRoot(root, <Client first={first} />, { onUncaughtError: (error) => onRenderError(error) });
