import { type VideoId, videoFacts } from '#content/facts/videos.ts';
import type { SkillLevel } from '#domain/enumerations.ts';
import { type ClassKindSlug, classKinds } from '#domain/schedule/class-kinds.ts';
import { fiitVideos } from '#words/videos/fiit.ts';
import { flowVideos } from '#words/videos/flow.ts';
import { restoreVideos } from '#words/videos/restore.ts';

type ClassVideoKind = (typeof classKinds)[number]['videoKind'];

type Video = {
  kind: ClassVideoKind;
  name: string;
  description: string;
  skillLevel: SkillLevel;
  seconds: number;
  instructorId: number;
  thumbnail: `vod/${VideoId}`;
  film: `vod/${VideoId}`;
};

/** Each kind has four class films, shared by its videos; every video has its own thumbnail. */
const filmsPerKind = 4;

const words = { ...flowVideos, ...fiitVideos, ...restoreVideos };
const kindOf = (id: VideoId) => id.replace(/-\d+$/, '') as ClassKindSlug;

const videosOf = (kind: ClassKindSlug, videoKind: ClassVideoKind): Video[] =>
  videoFacts
    .filter(({ id }) => kindOf(id) === kind)
    .map(({ id, ...facts }, index) => ({
      ...facts,
      ...words[id],
      kind: videoKind,
      thumbnail: `vod/${id}`,
      film: `vod/${kind}-${(index % filmsPerKind) + 1}`,
    }));

/** In the order of the library: Flow, FIIT, Restore. */
export const videos: readonly Video[] = classKinds.flatMap(({ slug, videoKind }) =>
  videosOf(slug, videoKind),
);
