import type { KeyboardEvent } from 'react';
import type { Playback } from './playback/use-playback.ts';
import type { FullScreen } from './use-full-screen.ts';

const seekStepSeconds = 5;
const volumeStep = 0.1;

type Actions = Playback & Pick<FullScreen, 'toggleFullScreen'> & { toggleCaptions: (() => void) | null };

/** The action of a pressed key in the player; undefined if the key has none. */
export const actionOfKey = (
  { key, target }: KeyboardEvent,
  { seekBy, toggle, toggleSound, changeVolume, toggleFullScreen, toggleCaptions }: Actions,
): (() => void) | undefined => {
  const isOnButton = (target as Element).closest('button') !== null;
  const actions: Record<string, (() => void) | null> = {
    // On a focused button the space bar activates the button.
    ' ': isOnButton ? null : toggle,
    ArrowLeft: () => seekBy(-seekStepSeconds),
    ArrowRight: () => seekBy(seekStepSeconds),
    ArrowUp: () => changeVolume(volumeStep),
    ArrowDown: () => changeVolume(-volumeStep),
    m: toggleSound,
    c: toggleCaptions,
    f: toggleFullScreen,
  };
  return actions[key.length === 1 ? key.toLowerCase() : key] ?? undefined;
};
