import { type CSSProperties, useEffect, useRef } from 'react';
import { cx } from '#app/components/ui/class-names.ts';
import { Icon } from '#app/components/ui/icon.tsx';
import type { IconName } from '#app/components/ui/icon-paths.ts';
import { player } from '#words/pages/player.ts';
import type { Chapter } from './playable.ts';
import { playbackTime } from './playback/playback-time.ts';
import type { Playback } from './playback/use-playback.ts';
import type { FullScreen } from './use-full-screen.ts';

const { controls } = player;

type Props = {
  title: string;
  chapters: readonly Chapter[] | undefined;
  hasCaptions: boolean;
  /** Null for a film without captions. */
  toggleCaptions: (() => void) | null;
  playback: Playback;
  fullScreen: FullScreen;
  isVisible: boolean;
  onClose: () => void;
};

function Control({ icon, label, onPress }: { icon: IconName; label: string; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onPress}
      className="grid size-12 shrink-0 place-items-center rounded-full text-cream transition-colors hover:bg-cream/15"
    >
      <Icon name={icon} className="size-6" />
    </button>
  );
}

/** All controls are in the upper half, because they stay visible while the pointer is there. */
export function PlayerControls(props: Props) {
  const { title, chapters, hasCaptions, toggleCaptions, playback, fullScreen, isVisible, onClose } = props;
  const { status, isMuted } = playback;
  const { isFullScreen, toggleFullScreen } = fullScreen;
  return (
    <div
      data-controls={isVisible ? 'visible' : 'hidden'}
      className={cx(
        'absolute inset-x-0 top-0 z-10 flex h-1/2 flex-col bg-[linear-gradient(to_bottom,rgb(42_18_22/0.88),rgb(42_18_22/0.45)_45%,transparent)]',
        'transition-[opacity,visibility] duration-500 ease-warm has-focus-visible:visible has-focus-visible:opacity-100',
        !isVisible && 'invisible opacity-0',
      )}
    >
      <div className="flex items-center gap-1 px-3 pt-3 md:px-6 md:pt-5">
        <div className="min-w-0 flex-1 px-2">
          <p className="line-clamp-2 font-display text-lg leading-tight text-balance md:text-xl">{title}</p>
        </div>
        {toggleCaptions && (
          <Control
            icon="captions"
            label={hasCaptions ? controls.hideCaptions : controls.showCaptions}
            onPress={toggleCaptions}
          />
        )}
        <Control
          icon={isMuted ? 'muted' : 'sound'}
          label={isMuted ? controls.unmute : controls.mute}
          onPress={playback.toggleSound}
        />
        {toggleFullScreen && (
          <Control
            icon="expand"
            label={isFullScreen ? controls.leaveFullScreen : controls.fullScreen}
            onPress={toggleFullScreen}
          />
        )}
        <Control icon="close" label={controls.close} onPress={onClose} />
      </div>
      {status !== 'failed' && (
        <>
          <Timeline playback={playback} />
          {chapters && <Chapters chapters={chapters} playback={playback} />}
          <PlayButton playback={playback} />
        </>
      )}
    </div>
  );
}

function Timeline({ playback: { at, duration, seek } }: { playback: Playback }) {
  const length = Math.max(duration, 1);
  return (
    <div className="flex items-center gap-4 px-5 pt-1 text-sm tabular-nums md:px-8">
      <span>{playbackTime(at)}</span>
      <input
        type="range"
        min={0}
        max={length}
        step="any"
        value={Math.min(at, length)}
        disabled={duration === 0}
        aria-label={controls.seek}
        aria-valuetext={controls.position(playbackTime(at), playbackTime(duration))}
        onChange={(event) => seek(Number(event.currentTarget.value))}
        style={{ '--played': `${(100 * Math.min(at, length)) / length}%` } as CSSProperties}
        className="film-slider h-11 min-w-0 flex-1"
      />
      <span>{playbackTime(duration)}</span>
    </div>
  );
}

function Chapters({
  chapters,
  playback: { at, seek },
}: {
  chapters: readonly Chapter[];
  playback: Playback;
}) {
  const row = useRef<HTMLOListElement>(null);
  const current = chapters.findLastIndex((chapter) => chapter.at <= at);
  useEffect(() => {
    row.current?.children[current]?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current]);
  return (
    <ol
      ref={row}
      aria-label={controls.chapters}
      // In a wide window the film begins under the controls: the row stands below the title in its picture.
      className="flex gap-2 overflow-x-auto motion-safe:scroll-smooth px-5 pt-2 pb-1 md:px-8 landscape:mt-[max(0px,50dvh-0.355*min(100dvh,56.25vw)-7.25rem)]"
    >
      {chapters.map((chapter, index) => (
        <li key={chapter.at} className="shrink-0">
          <button
            type="button"
            aria-current={index === current}
            onClick={() => seek(chapter.at)}
            className={cx(
              'min-h-11 rounded-full px-4 text-sm transition-colors hover:bg-cream/15',
              index === current ? 'bg-cream/20' : 'bg-ink/40',
            )}
          >
            {chapter.title}
          </button>
        </li>
      ))}
    </ol>
  );
}

function PlayButton({ playback: { status, toggle } }: { playback: Playback }) {
  const isPlaying = status === 'playing' || status === 'loading';
  return (
    <button
      type="button"
      aria-label={isPlaying ? controls.pause : controls.play}
      onClick={toggle}
      // Fits between the words in both halves of the picture.
      className="absolute top-full left-1/2 grid size-[clamp(2.75rem,12vw,5rem)] -translate-1/2 place-items-center rounded-full bg-ember text-ink shadow-lift transition-[background-color,scale] duration-300 hover:scale-105 hover:bg-sun"
    >
      <Icon name={isPlaying ? 'pause' : 'play'} className="size-[45%]" />
    </button>
  );
}
