import { classVideos } from '#content/catalog/videos.ts';
import type { SkillLevel as SkillLevelValue, VideoKind } from '#domain/enumerations.ts';
import { classKind } from '#domain/schedule/class-kinds.ts';
import { checkPage, pagingDescriptions } from '#server/graphql/arguments.ts';
import { builder } from '#server/graphql/builder.ts';
import { badUserInput } from '#server/graphql/guard/bad-user-input.ts';
import { pagingFields } from '#server/graphql/paging.ts';
import type { Instructor as InstructorNoun } from '#server/integrations/booking/booking.ts';
import type { FilmUrls } from '#server/media/media-urls.ts';
import { offsetOf, type Page, type PageRequest, toPage } from '#server/models/pagination.ts';
import { findInstructors, toInstructor } from '#server/models/schedule/instructors.ts';
import type { Services } from '#server/services.ts';
import { classKinds as kindTexts } from '#words/class-kinds.ts';
import { ClassKind, SkillLevel } from './enumerations.ts';
import { Instructor } from './instructor.ts';

type VideoNoun = FilmUrls & {
  id: string;
  name: string;
  description: string;
  typeName: string;
  seconds: number;
  skillLevel: SkillLevelValue;
  thumbnailUrl: string;
  thumbnailSrcset: string;
  instructors: readonly InstructorNoun[];
};

const library = classVideos.map((video, index) => ({ ...video, number: 7001 + index }));

/** Tutorials are the beginners' videos of their kind, not copies. */
const videosOf = (kinds: readonly VideoKind[]) =>
  library.filter(({ kind, skillLevel }) => {
    const { videoKind, tutorialKind } = classKind(kind);
    return kinds.includes(videoKind) || (skillLevel === 'BEGINNER' && kinds.includes(tutorialKind));
  });

const readVideos = async (
  { database, media }: Pick<Services, 'database' | 'media'>,
  kinds: readonly VideoKind[],
  request: PageRequest,
): Promise<Page<VideoNoun>> => {
  const videos = videosOf(kinds);
  const shown = videos.slice(offsetOf(request), offsetOf(request) + request.size);
  const rows = await findInstructors(database.kysely, [...new Set(shown.map((video) => video.instructorId))]);
  const instructors = new Map(rows.map((row) => [row.id, toInstructor(row, media)]));
  const items = shown.map((video) => ({
    id: String(video.number),
    name: video.name,
    description: video.description,
    typeName: kindTexts[video.kind].name,
    seconds: video.seconds,
    skillLevel: video.skillLevel,
    ...media.classFilm(video.id),
    thumbnailUrl: media.photo(`vod/${video.id}`).large,
    thumbnailSrcset: media.srcset(`vod/${video.id}`),
    instructors: [instructors.get(video.instructorId)].filter((instructor) => instructor !== undefined),
  }));
  return toPage(items, request, videos.length);
};

const VideoFormat = builder.objectRef<VideoNoun['formats'][number]>('VideoFormat').implement({
  description: 'One format of a film.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the format, such as hls.' }),
    path: t.exposeString('path', { description: 'To be joined to media_url, such as master.m3u8.' }),
  }),
});

const VideoClassType = builder.objectRef<VideoNoun>('VideoClassType').implement({
  description: 'What kind of class a film shows.',
  fields: (t) => ({
    name: t.exposeString('typeName', { description: 'Name of the kind, such as Flow.' }),
    duration: t.exposeInt('seconds', { description: 'Length in seconds.' }),
  }),
});

const Video = builder.objectRef<VideoNoun>('Video').implement({
  description: 'A class on film, in the on-demand library.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Number of the film.' }),
    name: t.exposeString('name', { description: 'Title in the library.' }),
    description: t.exposeString('description', {
      description: 'What happens in it: one or two plain sentences.',
    }),
    class_type: t.field({
      type: VideoClassType,
      description: 'What kind of class it shows, and how long.',
      resolve: (video) => video,
    }),
    skill_level: t.expose('skillLevel', { type: SkillLevel, description: 'For whom it is.' }),
    media_url: t.exposeString('mediaUrl', {
      description:
        'Joined with the path of the first format it is the URL to play, absolute or from the root.',
    }),
    thumbnail_url: t.exposeString('thumbnailUrl', {
      description: 'URL of a still picture, absolute or from the root of this site.',
    }),
    thumbnail_srcset: t.exposeString('thumbnailSrcset', {
      description: 'The still picture in all its widths, as the srcset attribute of an image.',
    }),
    instructors: t.expose('instructors', { type: [Instructor], description: 'Who teaches it, mostly one.' }),
    formats: t.expose('formats', {
      type: [VideoFormat],
      description: 'Its formats, best first; empty while it is not filmed.',
    }),
  }),
});

const VideosPage = builder.objectRef<Page<VideoNoun>>('VideosPage').implement({
  description: 'A page of the on-demand library.',
  fields: (t) => ({
    results: t.expose('items', {
      type: [Video],
      description: 'The films of this page, in the library’s order.',
    }),
    ...pagingFields(t),
  }),
});

builder.queryField('getVODs', (t) =>
  t.field({
    type: VideosPage,
    description: 'The on-demand library, page by page.',
    args: {
      class_type: t.arg({ type: [ClassKind], description: 'Which kinds of classes; at least one.' }),
      pageNo: t.arg.int({ description: pagingDescriptions.pageNo }),
      pageSize: t.arg.int({ description: pagingDescriptions.pageSize }),
    },
    resolve: (_, { class_type, ...page }, context) => {
      if (class_type.length === 0)
        throw badUserInput('class_type', 'class_type must name at least one kind.');
      return readVideos(context, [...new Set(class_type)], checkPage(page));
    },
  }),
);
