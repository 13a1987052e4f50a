import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Database, openDatabase } from '#server/db/connect.ts';
import { visitorMailComposer } from '#server/deliveries/handlers/visitor-mails.ts';
import { type Env, readEnv } from '#server/env.ts';
import type { Booking } from '#server/integrations/booking/booking.ts';
import type { OpenProvider } from '#server/integrations/booking/open-booking.ts';
import { toPage } from '#server/models/pagination.ts';
import { describeOnBothDatabases, freshDatabaseSettings } from '#tests/databases/databases.ts';
import { seededNow } from '#tests/databases/seeded-day.ts';
import { smallBuild } from '#tests/site/small-build.ts';
import { startHttpServer } from '#tests/support/http-server.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { type LanguageBundle, openSiteOf, type Site } from './site.ts';

const location = {
  id: '48750',
  name: 'Midtown by another provider',
  latitude: 25.8,
  longitude: -80.2,
  addressLineOne: '1 Palm Way',
  city: 'Miami',
  postalCode: '33127',
  stateProvince: 'FL',
  email: 'midtown@example.com',
  phoneNumber: '305-555-0100',
};
const tinyBooking: Booking = {
  listLocations: async () => [location],
  pageClasses: async (_, request) => toPage([], request, 0),
  findClass: async () => null,
  findSpots: async () => null,
  pageInstructors: async (request) => toPage([], request, 0),
};

describeOnBothDatabases('a site with another booking provider', (_, engine) => {
  const stop = vi.fn();
  const dataDir = temporaryFolder();
  let site: Site;
  let database: Database;
  beforeAll(async () => {
    const settings = await freshDatabaseSettings(engine, 'bare');
    const env = readEnv({
      DATA_DIR: dataDir,
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      NOW: seededNow,
      ...(settings.DATABASE_URL ? { DATABASE_URL: settings.DATABASE_URL } : {}),
    });
    database = await openDatabase(env);
    const chosen = { ...env, BOOKING_PROVIDER: 'tiny' as Env['BOOKING_PROVIDER'] };
    const start = async () => ({ stop });
    site = await openSiteOf(chosen, smallBuild, {
      bookingProviders: { tiny: () => ({ ...tinyBooking, start }) },
    });
  });
  afterAll(async () => {
    await site.close();
    await database.close();
  });

  const fetchData = async (query: string) => {
    const { url } = await startHttpServer(site.listener);
    const response = await fetch(`${url}/graphql?${new URLSearchParams({ query })}`);
    return (await response.json()).data;
  };

  test('returns its locations and has no simulated classes', async () => {
    const data = await fetchData('{ getLocationsList { results { name } } }');
    expect(data.getLocationsList.results).toEqual([{ name: location.name }]);
    const days = 'min: "2026-11-15", max: "2026-11-20", pageNo: 1, pageSize: 10';
    const classes = await fetchData(
      `{ getLocalClassesV2(location_id: "48750", ${days}) { results { id } } }`,
    );
    expect(classes.getLocalClassesV2.results).toEqual([]);
    expect(await database.kysely.selectFrom('classes').selectAll().execute()).toEqual([]);
  });

  test('still has the data of content and operators', async () => {
    const data = await fetchData(`{
      getActiveMtekPromo { number_of_classes }
      getVODs(class_type: [YOGA], pageNo: 1, pageSize: 1) { results { name instructors { name } } }
    }`);
    expect(data.getActiveMtekPromo).toEqual({ number_of_classes: 1 });
    expect(data.getVODs.results[0].instructors[0].name).toMatch(/\w+ \w+/);
  });

  test('stops the provider and closes the file store when it closes', async () => {
    expect(stop).not.toHaveBeenCalled();
    const closeFiles = vi.spyOn(site.services.forms.files, 'close');
    await site.close();
    expect([stop, closeFiles].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });
});

describeOnBothDatabases('a site whose last part fails to start', (_, engine) => {
  test('stops the parts that are running, and closes its database', async () => {
    const settings = await freshDatabaseSettings(engine, 'bare');
    const env = readEnv({
      DATA_DIR: settings.DATA_DIR,
      ...(settings.DATABASE_URL && { DATABASE_URL: settings.DATABASE_URL }),
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      NOW: seededNow,
    });
    let opened: Database | undefined;
    const stop = vi.fn();
    const tiny: OpenProvider = ({ database }) => {
      opened = database;
      return { ...tinyBooking, start: async () => ({ stop }) };
    };
    const chosen = { ...env, BOOKING_PROVIDER: 'tiny' as Env['BOOKING_PROVIDER'] };
    const broken: LanguageBundle = {
      mails: visitorMailComposer,
      open: () => {
        throw new Error('a language is missing');
      },
    };
    const overrides = { bookingProviders: { tiny }, languages: [broken] };
    await expect(openSiteOf(chosen, smallBuild, overrides)).rejects.toThrow('a language is missing');
    expect(stop).toHaveBeenCalledOnce();
    await expect(opened?.ping()).rejects.toThrow();
  });
});
