import { videoFacts } from '#content/facts/videos.ts';
import type { ClassKindSlug } from '#domain/schedule/class-kinds.ts';
import { fiitVideos } from '#words/videos/fiit.ts';
import { flowVideos } from '#words/videos/flow.ts';
import { restoreVideos } from '#words/videos/restore.ts';

const words = { ...flowVideos, ...fiitVideos, ...restoreVideos };

/** The on-demand library, in its order: Flow, FIIT, Restore. The id also names the film and the thumbnail. */
export const classVideos = videoFacts.map((facts) => ({
  ...facts,
  ...words[facts.id],
  kind: facts.id.replace(/-\d+$/, '') as ClassKindSlug,
}));
export type ClassVideo = (typeof classVideos)[number];
