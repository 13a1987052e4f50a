import { gql, type ResultOf } from '#app/graphql/gql.ts';
import { request } from '#app/graphql/request.ts';
import { sitePath } from '#content/site-path.ts';
import type { SkillLevel } from '#domain/enumerations.ts';
import { type ClassKindSlug, classKind } from '#domain/schedule/class-kinds.ts';
import { firstTwoWords } from '#domain/text/names.ts';
import { captionsUrl, type PlayableVideo, playableUrl } from '#domain/videos/videos.ts';

const VideoFields = gql(`fragment VideoFields on Video {
  id name description skill_level media_url thumbnail_url thumbnail_srcset
  formats { name path }
  class_type { duration }
  instructors { name }
}`);
const VideosPageFields = gql(
  `fragment VideosPageFields on VideosPage {
    results { ...VideoFields }
    meta { pagination { page pages } }
  }`,
  [VideoFields],
);

const VideoPage = gql(
  `query VideoPage($class_type: [ClassKind!]!, $pageNo: Int!, $pageSize: Int!) {
    getVODs(class_type: $class_type, pageNo: $pageNo, pageSize: $pageSize) { ...VideosPageFields }
  }`,
  [VideosPageFields],
);

/** The data of the server's render: the beginning of every rail and of the first list. */
export const LibraryStart = gql(
  `query LibraryStart($railSize: Int!, $librarySize: Int!) {
    flow: getVODs(class_type: [YOGA], pageNo: 1, pageSize: $railSize) { ...VideosPageFields }
    fiit: getVODs(class_type: [FIIT], pageNo: 1, pageSize: $railSize) { ...VideosPageFields }
    restore: getVODs(class_type: [RESTORE], pageNo: 1, pageSize: $railSize) { ...VideosPageFields }
    list: getVODs(class_type: [YOGA], pageNo: 1, pageSize: $librarySize) { ...VideosPageFields }
  }`,
  [VideosPageFields],
);

export type VideoListing = {
  id: string;
  name: string;
  description: string;
  kind: ClassKindSlug;
  level: SkillLevel;
  seconds: number;
  instructor: string | null;
  thumbnail: string;
  /** Its widths, as a `srcset` attribute. */
  thumbnails: string;
  /** Null if the video is not filmed yet. */
  src: string | null;
  /** The words of the instructor, as WebVTT. */
  captions: string | null;
};
export type VideoPageListing = { kind: ClassKindSlug; size: number; pages: number; items: VideoListing[] };

/** From our own host, in the language of the page: the host of films (CDN_URL) has them in English only. */
const captionsOf = (video: PlayableVideo) => {
  const url = captionsUrl(video);
  return url && sitePath(url.replace(/^.*(?=\/media\/films\/)/, ''));
};

const toListing = (kind: ClassKindSlug, video: ResultOf<typeof VideoFields>): VideoListing => ({
  id: video.id,
  name: video.name,
  description: video.description,
  kind,
  level: video.skill_level,
  seconds: video.class_type.duration,
  instructor: video.instructors[0] ? firstTwoWords(video.instructors[0].name) : null,
  thumbnail: video.thumbnail_url,
  thumbnails: video.thumbnail_srcset,
  src: playableUrl(video),
  captions: captionsOf(video),
});

export const toVideoPage = (
  kind: ClassKindSlug,
  size: number,
  { results, meta }: ResultOf<typeof VideosPageFields>,
): VideoPageListing => ({
  kind,
  size,
  pages: meta.pagination.pages,
  items: results.map((video) => toListing(kind, video)),
});

const pageOf = (kind: ClassKindSlug, pageNo: number, pageSize: number) => ({
  class_type: [classKind(kind).videoKind],
  pageNo,
  pageSize,
});

export async function fetchVideos(
  kind: ClassKindSlug,
  pageNo: number,
  pageSize: number,
  signal: AbortSignal,
) {
  const { getVODs } = await request(VideoPage, pageOf(kind, pageNo, pageSize), signal);
  return toVideoPage(kind, pageSize, getVODs);
}
