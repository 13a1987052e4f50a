import type { Page } from '#server/models/pagination.ts';
import { builder } from './builder.ts';

type AnyPage = Page<unknown>;

const Pagination = builder.objectRef<AnyPage>('Pagination').implement({
  description: 'Where a page stands among all pages.',
  fields: (t) => ({
    page: t.exposeInt('page', { description: 'Which page this is, counted from 1.' }),
    pages: t.exposeInt('pages', { description: 'How many pages there are; 0 when there is nothing.' }),
    size: t.exposeInt('size', { description: 'Number of items on a full page, as requested.' }),
    count: t.exposeInt('count', { description: 'How many items all pages hold together.' }),
  }),
});

const Meta = builder.objectRef<AnyPage>('Meta').implement({
  description: 'What there is to say about a page besides its items.',
  fields: (t) => ({
    pagination: t.field({
      type: Pagination,
      description: 'Its place among all pages.',
      resolve: (page) => page,
    }),
  }),
});

const Links = builder.objectRef<AnyPage>('Links').implement({
  description: 'Where to go from a page.',
  fields: (t) => ({
    next: t.string({
      nullable: true,
      description: 'The arguments of the next page as a query string; null on the last page.',
      resolve: ({ page, pages, size }) => (page < pages ? `?pageNo=${page + 1}&pageSize=${size}` : null),
    }),
  }),
});

type FieldBuilder<Item> = PothosSchemaTypes.ObjectFieldBuilder<typeof builder.$inferSchemaTypes, Page<Item>>;

/** The two fields that all paged results have besides their items. */
export const pagingFields = <Item>(t: FieldBuilder<Item>) => ({
  meta: t.field({
    type: Meta,
    description: 'How many pages there are, and which this is.',
    resolve: (page) => page,
  }),
  links: t.field({
    type: Links,
    description: 'How to ask for the next page.',
    resolve: (page) => page,
  }),
});
