import type { Db } from '#server/db/connect.ts';
import type { Booking } from '#server/integrations/booking/booking.ts';
import type { MediaAddresses } from '#server/integrations/booking/media-addresses.ts';
import { findClass, pageClasses } from '#server/models/classes.ts';
import { pageInstructors } from '#server/models/instructors.ts';
import { mapPage } from '#server/models/pagination.ts';
import { findActivePromo } from '#server/models/promos.ts';
import { pageVideos } from '#server/models/videos.ts';
import type { Clock } from '#server/time/clock.ts';
import { loadCatalog, toInstructor } from './catalog.ts';
import { toClass, toSpots } from './classes.ts';
import { memoizeFor } from './memoize.ts';

const catalogKeptMs = 30_000;
const promoKeptMs = 5_000;

/** The booking system when none is configured: our own tables. */
export const embeddedBooking = (db: Db, clock: Clock, media: MediaAddresses): Booking => {
  const catalog = memoizeFor(catalogKeptMs, () => loadCatalog(db, media));
  const activePromo = memoizeFor(promoKeptMs, () => findActivePromo(db));
  const classRow = (id: string) => findClass(db, Number(id));

  return {
    forget: () => {
      catalog.forget();
      activePromo.forget();
    },
    listLocations: async () => (await catalog()).locations,
    listStudios: async () => (await catalog()).studios,
    pageClasses: async ({ locationIds, ...filter }, request) => {
      const [page, known] = await Promise.all([
        pageClasses(db, { ...filter, locationIds: locationIds.map(Number) }, request),
        catalog(),
      ]);
      return mapPage(page, (row) => toClass(row, known, clock.now()));
    },
    findClass: async (id) => {
      const [row, known] = await Promise.all([classRow(id), catalog()]);
      return row ? toClass(row, known, clock.now()) : null;
    },
    findSpots: async (id) => {
      const [row, known] = await Promise.all([classRow(id), catalog()]);
      return row ? toSpots(row, known) : null;
    },
    pageVideos: async (kinds, request) => {
      const [page, known] = await Promise.all([pageVideos(db, kinds, request), catalog()]);
      return mapPage(page, (row) => ({
        id: String(row.id),
        kind: row.kind,
        name: row.name,
        description: row.description,
        typeName: row.class_type_name,
        duration: row.duration,
        skillLevel: row.skill_level,
        ...media.film(row.film),
        thumbnailUrl: media.photo(row.thumbnail).large,
        instructors: known.instructors(row.instructor_ids),
      }));
    },
    pageInstructors: async (request) =>
      mapPage(await pageInstructors(db, request), (row) => toInstructor(row, media)),
    findActivePromo: async () => {
      const promo = await activePromo();
      return promo
        ? {
            id: String(promo.id),
            name: promo.name,
            numberOfClasses: promo.number_of_classes,
            contractId: promo.contract_id,
            isActive: promo.active === 1,
          }
        : null;
    },
  };
};
