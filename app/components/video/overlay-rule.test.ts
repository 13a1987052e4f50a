import { describe, expect, test } from 'vitest';
import { initialOverlay, type OverlayEvent, type OverlayState, overlayAfter } from './overlay-rule.ts';

const seen = (...events: OverlayEvent[]): OverlayState => events.reduce(overlayAfter, initialOverlay);
const top: OverlayEvent = { type: 'pointer', half: 'top' };
const bottom: OverlayEvent = { type: 'pointer', half: 'bottom' };
const played: OverlayEvent = { type: 'played' };
const paused: OverlayEvent = { type: 'paused' };
const faded: OverlayEvent = { type: 'faded' };

describe('the controls over a film', () => {
  test('are there before the film plays', () => {
    expect(initialOverlay.isVisible).toBe(true);
  });

  test('fade 3 seconds after it plays', () => {
    expect(seen(played)).toMatchObject({ isVisible: true, fadeAfter: 3000 });
    expect(seen(played, faded).isVisible).toBe(false);
  });

  test('do not come back when the film plays on after buffering', () => {
    expect(seen(played, faded, played).isVisible).toBe(false);
  });

  test('return for a pointer in the top half, and fade 3 seconds after its last movement', () => {
    expect(seen(played, faded, top)).toMatchObject({ isVisible: true, fadeAfter: 3000 });
    // A new state object restarts the count.
    const resting = seen(played, top);
    expect(overlayAfter(resting, top)).not.toBe(resting);
  });

  test('fade 1 second after the pointer moved to the lower half, however it moves there', () => {
    const leaving = seen(played, top, bottom);
    expect(leaving).toMatchObject({ isVisible: true, fadeAfter: 1000 });
    expect(overlayAfter(leaving, bottom)).toBe(leaving);
    expect(overlayAfter(leaving, faded).isVisible).toBe(false);
  });

  test('stay hidden for a pointer that only moves in the lower half', () => {
    expect(seen(played, faded, bottom).isVisible).toBe(false);
  });

  test('stay when the pointer comes back up in time', () => {
    expect(seen(played, top, bottom, top)).toMatchObject({ isVisible: true, fadeAfter: 3000 });
  });

  test('stay while paused, wherever the pointer is', () => {
    expect(seen(played, faded, paused)).toMatchObject({ isVisible: true, fadeAfter: null });
    expect(seen(played, paused, bottom, faded).isVisible).toBe(true);
    // A timer that is already running must not override the pause.
    expect(seen(played, top, bottom, paused, faded).isVisible).toBe(true);
  });

  test('come for the keyboard too', () => {
    expect(seen(played, faded, { type: 'keyboard' })).toMatchObject({ isVisible: true, fadeAfter: 3000 });
  });
});
