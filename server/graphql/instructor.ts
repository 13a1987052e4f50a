import type {
  Instructor as InstructorNoun,
  PhotoUrls as PhotoUrlsNoun,
} from '#server/integrations/booking/booking.ts';
import type { Page } from '#server/models/pages.ts';
import { checkClassId, checkPage } from './arguments.ts';
import { builder } from './builder.ts';
import { pagingTypes } from './paging.ts';

const PhotoUrls = builder.objectRef<PhotoUrlsNoun>('PhotoUrls').implement({
  fields: (t) => ({
    thumbnail_url: t.exposeString('thumbnail'),
    large_url: t.exposeString('large'),
  }),
});

export const Instructor = builder.objectRef<InstructorNoun>('Instructor').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    bio: t.exposeString('bio'),
    photo_urls: t.expose('photoUrls', { type: PhotoUrls }),
  }),
});

const InstructorsPage = builder.objectRef<Page<InstructorNoun>>('InstructorsPage').implement({
  fields: (t) => ({
    results: t.expose('items', { type: [Instructor] }),
    meta: t.field({ type: pagingTypes.Meta, resolve: (page) => page }),
    links: t.field({ type: pagingTypes.Links, resolve: (page) => page }),
  }),
});

builder.queryFields((t) => ({
  getInstructorsList: t.field({
    type: InstructorsPage,
    args: { pageNo: t.arg.int(), pageSize: t.arg.int() },
    resolve: (_, args, { booking }) => booking.pageInstructors(checkPage(args)),
  }),
  getClassInstructorDetails: t.field({
    type: [Instructor],
    nullable: true,
    description: 'Who teaches the class; null when there is no such class.',
    args: { class_id: t.arg.id() },
    resolve: async (_, { class_id }, { booking }) =>
      (await booking.findClass(checkClassId(class_id)))?.instructors,
  }),
}));
