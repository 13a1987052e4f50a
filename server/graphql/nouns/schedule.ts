import {
  checkLocations,
  checkPage,
  checkSpan,
  maxSpanDays,
  pagingDescriptions,
} from '#server/graphql/arguments.ts';
import { builder } from '#server/graphql/builder.ts';
import { pagingFields } from '#server/graphql/paging.ts';
import type { BookableClass } from '#server/integrations/booking/booking.ts';
import type { Page } from '#server/models/pagination.ts';
import { Class } from './class.ts';

/** Three days of one studio have about 27 classes, so one page is enough. */
const defaultPageSize = 100;

const byDay = (classes: readonly BookableClass[]): BookableClass[][] => [
  ...Map.groupBy(classes, ({ localDate }) => localDate).values(),
];

const ClassesPage = builder.objectRef<Page<BookableClass>>('ClassesPage').implement({
  description: 'A page of classes or workshops, grouped by day.',
  fields: (t) => ({
    results: t.field({
      type: t.listRef(t.listRef(Class)),
      description: 'One list for each day that has classes, in the order in which they begin.',
      resolve: ({ items }) => byDay(items),
    }),
    ...pagingFields(t),
  }),
});

builder.queryFields((t) => {
  const span = {
    min: t.arg.string({ description: 'First day, such as 2026-11-15, at the studio.' }),
    max: t.arg.string({
      description: `Last day, such as 2026-11-17: min or later, at most ${maxSpanDays} days.`,
    }),
    pageNo: t.arg.int({ required: false, defaultValue: 1, description: pagingDescriptions.pageNo }),
    pageSize: t.arg.int({
      required: false,
      defaultValue: defaultPageSize,
      description: `${pagingDescriptions.pageSize} A day may be split: the last one may continue on the next page.`,
    }),
  };
  const checkPaging = ({ pageNo, pageSize }: { pageNo?: number | null; pageSize?: number | null }) =>
    checkPage({ pageNo: pageNo ?? 1, pageSize: pageSize ?? defaultPageSize });

  return {
    getLocalClassesV2: t.field({
      type: ClassesPage,
      description: 'The classes of one location between two days, both included.',
      args: {
        location_id: t.arg.id({ description: 'Id of the location, from getLocationsList, such as 48750.' }),
        ...span,
      },
      resolve: async (_, { location_id, ...args }, { booking }) => {
        const page = checkPaging(args);
        const days = checkSpan(args);
        const locationIds = await checkLocations(booking, 'location_id', [location_id]);
        return booking.pageClasses({ kind: 'class', locationIds, ...days }, page);
      },
    }),
    getLocalWorkshopsV2: t.field({
      type: ClassesPage,
      description: 'The workshops of some locations between two days, both included.',
      args: {
        locations: t.arg.idList({ description: 'Ids of locations, from getLocationsList; at least one.' }),
        ...span,
      },
      resolve: async (_, { locations, ...args }, { booking }) => {
        const page = checkPaging(args);
        const days = checkSpan(args);
        const locationIds = await checkLocations(booking, 'locations', locations);
        return booking.pageClasses({ kind: 'workshop', locationIds, ...days }, page);
      },
    }),
  };
});
