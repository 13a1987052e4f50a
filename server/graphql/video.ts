import type { Video as VideoNoun } from '#server/integrations/booking/booking.ts';
import type { Page } from '#server/models/pages.ts';
import { checkPage } from './arguments.ts';
import { badUserInput } from './bad-user-input.ts';
import { builder } from './builder.ts';
import { ClassKind, SkillLevel } from './enumerations.ts';
import { Instructor } from './instructor.ts';
import { pagingTypes } from './paging.ts';

const VideoFormat = builder.objectRef<VideoNoun['formats'][number]>('VideoFormat').implement({
  fields: (t) => ({ name: t.exposeString('name'), path: t.exposeString('path') }),
});

const VideoClassType = builder.objectRef<VideoNoun>('VideoClassType').implement({
  fields: (t) => ({
    name: t.exposeString('typeName'),
    duration: t.exposeInt('duration', { description: 'In seconds.' }),
  }),
});

const Video = builder.objectRef<VideoNoun>('Video').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    description: t.exposeString('description'),
    class_type: t.field({ type: VideoClassType, resolve: (video) => video }),
    skill_level: t.expose('skillLevel', { type: SkillLevel }),
    media_url: t.exposeString('mediaUrl', {
      description: 'Joined with the path of the first format it is the address to play.',
    }),
    thumbnail_url: t.exposeString('thumbnailUrl'),
    instructors: t.expose('instructors', { type: [Instructor] }),
    formats: t.expose('formats', { type: [VideoFormat] }),
  }),
});

const VideosPage = builder.objectRef<Page<VideoNoun>>('VideosPage').implement({
  fields: (t) => ({
    results: t.expose('items', { type: [Video] }),
    meta: t.field({ type: pagingTypes.Meta, resolve: (page) => page }),
    links: t.field({ type: pagingTypes.Links, resolve: (page) => page }),
  }),
});

builder.queryField('getVODs', (t) =>
  t.field({
    type: VideosPage,
    args: { class_type: t.arg({ type: [ClassKind] }), pageNo: t.arg.int(), pageSize: t.arg.int() },
    resolve: (_, { class_type, ...page }, { booking }) => {
      if (class_type.length === 0)
        throw badUserInput('class_type', 'class_type must name at least one kind.');
      return booking.pageVideos([...new Set(class_type)], checkPage(page));
    },
  }),
);
