import type { Page } from '#server/models/pages.ts';
import { builder } from './builder.ts';

type AnyPage = Page<unknown>;

const Pagination = builder.objectRef<AnyPage>('Pagination').implement({
  fields: (t) => ({
    page: t.exposeInt('page'),
    pages: t.exposeInt('pages'),
    size: t.exposeInt('size'),
    count: t.exposeInt('count', { description: 'How many items all pages hold together.' }),
  }),
});

const Meta = builder.objectRef<AnyPage>('Meta').implement({
  fields: (t) => ({ pagination: t.field({ type: Pagination, resolve: (page) => page }) }),
});

const Links = builder.objectRef<AnyPage>('Links').implement({
  fields: (t) => ({
    next: t.string({
      nullable: true,
      description: 'The arguments of the next page as a query string; null on the last page.',
      resolve: ({ page, pages, size }) => (page < pages ? `?pageNo=${page + 1}&pageSize=${size}` : null),
    }),
  }),
});

/** The part that all paged answers share: spread it into the fields of the answer's type. */
export const pagingTypes = { Meta, Links };
