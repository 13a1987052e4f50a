import { type VideoId, videoFacts } from '#content/facts/videos.ts';
import type { SkillLevel } from '#domain/enumerations.ts';
import { type ClassKindSlug, classKinds } from '#domain/schedule/class-kinds.ts';
import { fiitVideos } from '#words/videos/fiit.ts';
import { flowVideos } from '#words/videos/flow.ts';
import { restoreVideos } from '#words/videos/restore.ts';

type ClassVideoKind = (typeof classKinds)[number]['videoKind'];

/** A class of the library, as its film is made. */
export type ClassVideo = {
  id: VideoId;
  kind: ClassKindSlug;
  name: string;
  skillLevel: SkillLevel;
  seconds: number;
  instructorId: number;
};
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

const words = { ...flowVideos, ...fiitVideos, ...restoreVideos };
const kindOf = (id: VideoId) => id.replace(/-\d+$/, '') as ClassKindSlug;

const videosOf = (kind: ClassKindSlug, videoKind: ClassVideoKind): Video[] =>
  videoFacts
    .filter(({ id }) => kindOf(id) === kind)
    .map(({ id, ...facts }) => ({
      ...facts,
      ...words[id],
      kind: videoKind,
      thumbnail: `vod/${id}`,
      film: `vod/${id}`,
    }));

/** In the order of the library: Flow, FIIT, Restore. */
export const videos: readonly Video[] = classKinds.flatMap(({ slug, videoKind }) =>
  videosOf(slug, videoKind),
);

export const classVideos: readonly ClassVideo[] = videoFacts.map((facts) => ({
  ...facts,
  kind: kindOf(facts.id),
  name: words[facts.id].name,
}));
