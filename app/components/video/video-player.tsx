import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { cx } from '#app/components/ui/class-names.ts';
import { Spinner } from '#app/components/ui/spinner.tsx';
import { player } from '#words/pages/player.ts';
import { type Playable, sourceOf } from './playable.ts';
import { Poster } from './poster.tsx';
import { useControlsVisibility } from './use-controls-visibility.ts';
import { useFullScreen } from './use-full-screen.ts';
import { usePlayback } from './use-playback.ts';
import { VideoControls } from './video-controls.tsx';
import { VideoNotice } from './video-notice.tsx';

const seekStep = 5;
const volumeStep = 0.1;

/** A film much shorter than the class gets the label of a preview. */
const isPreview = (seconds: number, minutes: number) => seconds > 0 && seconds < minutes * 30;

/** A film that fills its box, with controls that fade. Rendered only in the browser, when it is opened. */
export default function VideoPlayer({ video, onClose }: { video: Playable; onClose: () => void }) {
  const { title, minutes = 0, src, film, poster = film?.poster, captions = [] } = video;
  const stage = useRef<HTMLDivElement>(null);
  const element = useRef<HTMLVideoElement>(null);
  const [source] = useState(() => sourceOf({ src, film }, window.innerWidth));
  const { playback, seek, toggle, retry } = usePlayback(element, source);
  const { isVisible, send, followPointer } = useControlsVisibility();
  const { isFullScreen, toggleFullScreen } = useFullScreen(stage);
  const [hasBegun, setHasBegun] = useState(false);
  const [areCaptionsShown, setCaptionsShown] = useState(false);
  const { status } = playback;

  // A player that replaces other content of an open dialog must take the focus.
  useEffect(() => stage.current?.focus(), []);

  useEffect(() => {
    if (status === 'playing') {
      setHasBegun(true);
      send({ type: 'played' });
    }
    if (status === 'paused' || status === 'failed') send({ type: 'paused' });
  }, [status, send]);

  useEffect(() => {
    const track = element.current?.textTracks[0];
    if (track) track.mode = areCaptionsShown ? 'showing' : 'hidden';
  }, [areCaptionsShown]);

  const mute = () => {
    if (element.current) element.current.muted = !element.current.muted;
  };
  const changeVolume = (step: number) => {
    const media = element.current;
    if (media) media.volume = Math.min(1, Math.max(0, media.volume + step));
  };
  const press = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const isOnButton = (event.target as Element).closest('button') !== null;
    const at = element.current?.currentTime ?? 0;
    const actions: Record<string, (() => void) | undefined> = {
      // On a focused button the space bar activates the button.
      ' ': isOnButton ? undefined : toggle,
      ArrowLeft: () => seek(at - seekStep),
      ArrowRight: () => seek(at + seekStep),
      ArrowUp: () => changeVolume(volumeStep),
      ArrowDown: () => changeVolume(-volumeStep),
      m: mute,
      f: toggleFullScreen ?? undefined,
    };
    send({ type: 'keyboard' });
    const action = actions[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!action) return;
    event.preventDefault();
    action();
  };
  const pressPicture = (event: MouseEvent) => {
    const isTouch = (event.nativeEvent as globalThis.PointerEvent).pointerType === 'touch';
    // On touch, a first tap on the upper half only shows the controls, as the pointer handler has just done.
    const { top, height } = event.currentTarget.getBoundingClientRect();
    if (isTouch && !wasVisible.current && event.clientY - top < height / 2) return;
    toggle();
  };
  const wasVisible = useRef(true);

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
      onKeyDown={press}
      onPointerDownCapture={() => {
        wasVisible.current = isVisible;
      }}
      onPointerDown={followPointer}
      onPointerMove={followPointer}
      className={cx(
        'relative size-full overflow-hidden bg-ink text-cream focus:outline-none',
        !isVisible && 'cursor-none',
      )}
    >
      {/* biome-ignore lint/a11y/useMediaCaption: our films have no speech unless captions are given */}
      <video
        ref={element}
        playsInline
        preload="auto"
        crossOrigin={captions.length > 0 ? 'anonymous' : undefined}
        onClick={pressPicture}
        className="absolute inset-0 size-full object-contain"
      >
        {captions.map((track) => (
          <track
            key={track.src}
            kind="captions"
            src={track.src}
            srcLang={track.language}
            label={track.label}
          />
        ))}
      </video>
      {!hasBegun && poster && <Poster poster={poster} />}
      {source && status === 'loading' && (
        <div role="status" className="pointer-events-none absolute inset-0 grid place-items-center">
          <Spinner className="size-14 text-sun" />
          <span className="sr-only">{player.loading}</span>
        </div>
      )}
      {(!source || status === 'failed') && <VideoNotice onRetry={source ? retry : null} />}
      <VideoControls
        title={title}
        note={isPreview(playback.duration, minutes) ? player.preview(minutes) : null}
        playback={source ? playback : { ...playback, status: 'failed' }}
        isVisible={isVisible}
        isFullScreen={isFullScreen}
        captions={captions.length === 0 ? null : areCaptionsShown ? 'shown' : 'hidden'}
        onToggle={toggle}
        onSeek={seek}
        onMute={mute}
        onFullScreen={toggleFullScreen}
        onCaptions={() => setCaptionsShown((shown) => !shown)}
        onClose={onClose}
      />
    </div>
  );
}
