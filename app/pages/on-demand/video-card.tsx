import { memo } from 'react';
import { RemotePicture } from '#app/components/pictures/remote-picture.tsx';
import { Icon } from '#app/components/ui/icon.tsx';
import { Pill } from '#app/components/ui/pill.tsx';
import type { VideoListing } from '#app/graphql/videos.ts';
import { minutesOf } from '#domain/class-length.ts';
import { classKindNames } from '#words/class-kind-names.ts';
import { onDemand } from '#words/pages/on-demand.ts';

const { card } = onDemand;

type Props = { video: VideoListing; isLocked: boolean; onPlay: (video: VideoListing) => void };

/** The whole card is the play button; without scripts it is not a button, because nothing could play. */
export const VideoCard = memo(function VideoCard({ video, isLocked, onPlay }: Props) {
  const { name, kind, level, seconds, instructor, thumbnail, thumbnails } = video;
  return (
    <article className="group relative">
      <div className="zoom-media relative aspect-video overflow-hidden rounded-lg bg-sand">
        <RemotePicture
          src={thumbnail}
          srcSet={thumbnails}
          sizes="(min-width: 640px) 25rem, 60vw"
          alt=""
          width={640}
          height={360}
          className="size-full object-cover transition-[scale] duration-300 ease-warm group-focus-within:scale-120 group-hover:scale-120"
        />
        <span
          aria-hidden="true"
          className="absolute bottom-3 left-3 grid noscript:hidden size-12 place-items-center rounded-full bg-cream/95 text-oxblood shadow-card transition-colors duration-300 group-hover:bg-ember group-hover:text-ink"
        >
          <Icon name="play" className="size-6" />
        </span>
        <span className="absolute right-3 bottom-3 rounded-full bg-ink/85 px-3 py-1 text-sm text-cream tabular-nums">
          {card.minutes(minutesOf(seconds))}
        </span>
      </div>
      <h3 className="mt-4 text-xl leading-tight">
        <button
          type="button"
          onClick={() => onPlay(video)}
          aria-haspopup="dialog"
          aria-label={isLocked ? `${card.play(name)}. ${card.locked}` : card.play(name)}
          className="noscript:hidden text-left after:absolute after:inset-0 after:rounded-lg"
        >
          {name}
        </button>
        <span className="hidden noscript:inline">{name}</span>
      </h3>
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
        <Pill tone={kind}>{classKindNames[kind]}</Pill>
        <span>{card.levels[level]}</span>
        {instructor && <span className="text-ink-soft">{instructor}</span>}
      </p>
    </article>
  );
});
