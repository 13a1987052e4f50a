import { tableText, tableTextLang } from '#content/catalog/table-texts.ts';
import {
  checkClassId,
  checkPage,
  classIdDescription,
  langDescription,
  pagingDescriptions,
} from '#server/graphql/arguments.ts';
import { builder } from '#server/graphql/builder.ts';
import { pagingFields } from '#server/graphql/paging.ts';
import type { Instructor as InstructorNoun } from '#server/integrations/booking/booking.ts';
import type { PhotoUrls as PhotoUrlsNoun } from '#server/media/media-urls.ts';
import type { Page } from '#server/models/pagination.ts';

const PhotoUrls = builder.objectRef<PhotoUrlsNoun>('PhotoUrls').implement({
  description: 'A portrait in two sizes; URLs are absolute or from the root of this site.',
  fields: (t) => ({
    thumbnail_url: t.exposeString('thumbnail', { description: 'For lists: 240 pixels wide.' }),
    large_url: t.exposeString('large', { description: 'For a page of its own: 360 pixels wide.' }),
  }),
});

export const Instructor = builder.objectRef<InstructorNoun>('Instructor').implement({
  description: 'A person who teaches classes.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Number of the instructor in the booking system.' }),
    name: t.exposeString('name', { description: 'First and last name.' }),
    bio: t.string({
      description: 'A few sentences about them, plain text.',
      resolve: ({ bio }) => tableText(bio),
    }),
    lang: t.string({
      nullable: true,
      description: langDescription,
      resolve: ({ bio }) => tableTextLang(bio),
    }),
    photo_urls: t.expose('photoUrls', { type: PhotoUrls, description: 'Their portrait.' }),
  }),
});

const InstructorsPage = builder.objectRef<Page<InstructorNoun>>('InstructorsPage').implement({
  description: 'A page of instructors.',
  fields: (t) => ({
    results: t.expose('items', { type: [Instructor], description: 'The instructors of this page, by name.' }),
    ...pagingFields(t),
  }),
});

builder.queryFields((t) => ({
  getInstructorsList: t.field({
    type: InstructorsPage,
    description: 'All instructors, paginated.',
    args: {
      pageNo: t.arg.int({ description: pagingDescriptions.pageNo }),
      pageSize: t.arg.int({ description: pagingDescriptions.pageSize }),
    },
    resolve: (_, args, { booking }) => booking.pageInstructors(checkPage(args)),
  }),
  getClassInstructorDetails: t.field({
    type: [Instructor],
    nullable: true,
    description: 'The instructors of the class; null when there is no such class.',
    args: { class_id: t.arg.id({ description: classIdDescription }) },
    resolve: async (_, { class_id }, { booking }) =>
      (await booking.findClass(checkClassId(class_id)))?.instructors,
  }),
}));
