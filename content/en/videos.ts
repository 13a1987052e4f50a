import type { ClassKindCode, ClassKindSlug } from '#content/types/class-kinds.ts';
import type { Video, VideoText } from '#content/types/videos.ts';
import { fiitVideos } from '#words/videos/fiit.ts';
import { flowVideos } from '#words/videos/flow.ts';
import { restoreVideos } from '#words/videos/restore.ts';

/** Each kind has four class films, shared by its videos; every video has a thumbnail of its own. */
const filmsPerKind = 4;

const shelf = (kind: ClassKindCode, slug: ClassKindSlug, texts: readonly VideoText[]): Video[] =>
  texts.map((text, index) => ({
    ...text,
    kind,
    thumbnail: `vod/${slug}-${index + 1}`,
    film: `vod/${slug}-${(index % filmsPerKind) + 1}`,
  }));

export const videos: readonly Video[] = [
  ...shelf('YOGA', 'flow', flowVideos),
  ...shelf('FIIT', 'fiit', fiitVideos),
  ...shelf('RESTORE', 'restore', restoreVideos),
];
