import { describe, expect, test } from 'vitest';
import {
  type ControlsVisibility,
  initialVisibility,
  type VisibilityEvent,
  visibilityAfter,
} from './controls-visibility.ts';

const seen = (...events: VisibilityEvent[]): ControlsVisibility =>
  events.reduce(visibilityAfter, initialVisibility);
const top: VisibilityEvent = { type: 'pointer', half: 'top' };
const bottom: VisibilityEvent = { type: 'pointer', half: 'bottom' };
const played: VisibilityEvent = { type: 'played' };
const paused: VisibilityEvent = { type: 'paused' };
const faded: VisibilityEvent = { type: 'faded' };

describe('the controls over a film', () => {
  test('are visible before the film plays', () => {
    expect(initialVisibility.isVisible).toBe(true);
  });

  test('fade 3 seconds after it plays', () => {
    expect(seen(played)).toMatchObject({ isVisible: true, fadeAfterMs: 3000 });
    expect(seen(played, faded).isVisible).toBe(false);
  });

  test('stay hidden when the film continues after buffering', () => {
    expect(seen(played, faded, played).isVisible).toBe(false);
  });

  test('return for a pointer in the top half, and fade 3 seconds after its last movement', () => {
    expect(seen(played, faded, top)).toMatchObject({ isVisible: true, fadeAfterMs: 3000 });
    // A new state object restarts the timer.
    const resting = seen(played, top);
    expect(visibilityAfter(resting, top)).not.toBe(resting);
  });

  test('fade 1 second after the pointer moved to the lower half, however it moves there', () => {
    const leaving = seen(played, top, bottom);
    expect(leaving).toMatchObject({ isVisible: true, fadeAfterMs: 1000 });
    expect(visibilityAfter(leaving, bottom)).toBe(leaving);
    expect(visibilityAfter(leaving, faded).isVisible).toBe(false);
  });

  test('stay hidden for a pointer that only moves in the lower half', () => {
    expect(seen(played, faded, bottom).isVisible).toBe(false);
  });

  test('stay when the pointer comes back up in time', () => {
    expect(seen(played, top, bottom, top)).toMatchObject({ isVisible: true, fadeAfterMs: 3000 });
  });

  test('stay while paused, wherever the pointer is', () => {
    expect(seen(played, faded, paused)).toMatchObject({ isVisible: true, fadeAfterMs: null });
    expect(seen(played, paused, bottom, faded).isVisible).toBe(true);
    // A timer that is already running must not override the pause.
    expect(seen(played, top, bottom, paused, faded).isVisible).toBe(true);
  });

  test('are shown for the keyboard too', () => {
    expect(seen(played, faded, { type: 'keyboard' })).toMatchObject({ isVisible: true, fadeAfterMs: 3000 });
  });
});
