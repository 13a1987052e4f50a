import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { readItem, writeItem } from '#app/browser/storage.ts';
import { Picture } from '#app/components/pictures/picture.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { cx } from '#app/components/ui/class-names.ts';
import { Spinner } from '#app/components/ui/spinner.tsx';
import { language } from '#words/language.ts';
import { player } from '#words/pages/player.ts';
import { halfOf, useControlsVisibility } from './controls-visibility.ts';
import { type Playable, sourceOf } from './playable.ts';
import { usePlayback } from './playback/use-playback.ts';
import { PlayerControls } from './player-controls.tsx';
import { actionOfKey } from './player-keys.ts';
import { useFullScreen } from './use-full-screen.ts';

/** Local storage key: captions stay switched off. */
const captionsKey = 'heliora.captions';

/** A film that fills its box, with controls that fade. Rendered only in the browser, when it is opened. */
export default function Player({ playable, onClose }: { playable: Playable; onClose: () => void }) {
  const { title, src, film, captions, chapters, poster = film?.poster } = playable;
  const stage = useRef<HTMLDivElement>(null);
  const element = useRef<HTMLVideoElement>(null);
  const [source] = useState(() => sourceOf({ src, film }, window.innerWidth));
  const playback = usePlayback(element, source);
  const [hasCaptions, setHasCaptions] = useState(() => readItem('localStorage', captionsKey) !== 'off');
  const changeCaptions = () => {
    setHasCaptions(!hasCaptions);
    writeItem('localStorage', captionsKey, hasCaptions ? 'off' : 'on');
  };
  const toggleCaptions = captions ? changeCaptions : null;
  const fullScreen = useFullScreen(stage);
  const { isVisible, send, followPointer } = useControlsVisibility();
  const [hasBegun, setHasBegun] = useState(false);
  const wasVisible = useRef(true);
  const { status } = playback;

  // A player that replaces other content of an open dialog must take the focus.
  useEffect(() => stage.current?.focus(), []);

  useEffect(() => {
    const track = element.current?.textTracks[0];
    if (track) track.mode = hasCaptions ? 'showing' : 'hidden';
  }, [hasCaptions]);

  // When a focused control is hidden, it loses the focus, and the player would get no keys. A control with a
  // visible focus does not fade.
  useEffect(() => {
    if (!isVisible && !stage.current?.querySelector(':focus-visible')) stage.current?.focus();
  }, [isVisible]);

  useEffect(() => {
    if (status === 'playing') {
      setHasBegun(true);
      send({ type: 'played' });
    }
    if (status === 'paused' || status === 'failed') send({ type: 'paused' });
  }, [status, send]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    send({ type: 'keyboard' });
    const action = actionOfKey(event, { ...playback, ...fullScreen, toggleCaptions });
    if (!action) return;
    event.preventDefault();
    action();
  };
  /** On touch, a first tap on the upper half only shows the controls, as `followPointer` just did. */
  const onClickCapture = (event: MouseEvent) => {
    const isTouch = (event.nativeEvent as globalThis.PointerEvent).pointerType === 'touch';
    if (isTouch && !wasVisible.current && halfOf(event) === 'top') event.stopPropagation();
  };

  const retry = () => {
    // The button disappears, and with it the focus, without which the player gets no keys.
    stage.current?.focus();
    playback.retry();
  };

  return (
    <div
      ref={(node) => {
        stage.current = node;
        // The dialog focuses this element first: a focused control would never fade.
        node?.setAttribute('autofocus', '');
      }}
      role="group"
      aria-label={title}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onPointerDownCapture={() => {
        wasVisible.current = isVisible;
      }}
      onClickCapture={onClickCapture}
      onPointerDown={followPointer}
      onPointerMove={followPointer}
      className={cx(
        'relative size-full overflow-hidden bg-ink text-cream focus:outline-none',
        !isVisible && 'cursor-none',
      )}
    >
      {/* biome-ignore lint/a11y/useMediaCaption: a film without captions has its words in the picture */}
      <video
        ref={element}
        playsInline
        preload="auto"
        onClick={playback.toggle}
        // In portrait the element ends a little below the picture: its captions stand there.
        className="absolute inset-0 m-auto h-[min(100%,56.25vw+10rem)] w-full object-contain"
      >
        {captions && <track kind="captions" src={captions} srcLang={language.code} label={player.captions} />}
      </video>
      {!hasBegun && poster && <Poster poster={poster} />}
      {status === 'loading' && (
        <div role="status" className="pointer-events-none absolute inset-0 grid place-items-center">
          {/* Around the play button, which covers the middle while the controls are visible. */}
          <Spinner className="size-32 text-sun" />
          <span className="sr-only">{player.loading}</span>
        </div>
      )}
      {status === 'failed' && <PlayerNotice onRetry={source ? retry : null} />}
      <PlayerControls
        title={title}
        chapters={chapters}
        hasCaptions={hasCaptions}
        toggleCaptions={toggleCaptions}
        playback={playback}
        fullScreen={fullScreen}
        isVisible={isVisible}
        onClose={onClose}
      />
    </div>
  );
}

function Poster({ poster }: { poster: NonNullable<Playable['poster']> }) {
  const className = 'pointer-events-none absolute inset-0 size-full object-contain';
  return typeof poster === 'string' ? (
    <img src={poster} alt="" className={className} />
  ) : (
    <Picture picture={poster} alt="" sizes="100vw" className={className} style={{ background: 'none' }} />
  );
}

/** Replaces the picture of a film that failed to load or is not filmed yet. */
function PlayerNotice({ onRetry }: { onRetry: (() => void) | null }) {
  const { heading, text } = onRetry ? player.failed : player.notFilmed;
  return (
    <div
      role="alert"
      className="absolute inset-0 grid place-content-center justify-items-center gap-4 bg-ink/70 p-8 text-center"
    >
      <h2 className="text-2xl">{heading}</h2>
      <p className="max-w-md">{text}</p>
      {onRetry && (
        <Button variant="light" onClick={onRetry} className="mt-2">
          {player.failed.retry}
        </Button>
      )}
    </div>
  );
}
