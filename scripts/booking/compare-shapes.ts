/**
 * `npm run booking:shapes [-- TENANT]`: reads a Mariana Tek tenant (or BOOKING_URL) and compares its
 * responses with the shapes that we rely on, so that a change of the provider is reported with the name of
 * its field. Needs no database.
 */
import type * as z from 'zod';
import { addDays, studioDay } from '#domain/dates.ts';
import { marianaTek, readAll } from '#server/integrations/booking/mariana-tek/mariana-tek.ts';
import { config, location, scheduledClass } from '#server/integrations/booking/mariana-tek/shapes.ts';
import { createClient, type GetJson } from '#server/integrations/booking/mirror/client.ts';
import { firstIssue } from '#server/integrations/booking/mirror/translate.ts';
import { customerApiOf } from './customer-api.ts';

/** Differences by the path of the field, with the number of records that have them. */
const differences = (shape: z.ZodType, records: readonly unknown[]): string[] => {
  const found = new Map<string, number>();
  for (const record of records) {
    const { error } = shape.safeParse(record);
    if (!error) continue;
    const issue = firstIssue(error);
    found.set(issue, (found.get(issue) ?? 0) + 1);
  }
  return [...found].map(([issue, count]) => `${issue} (${count} of ${records.length})`);
};

/** Lines about every resource; `isDifferent` if one of them does not match. */
export const compareShapes = async (getJson: GetJson): Promise<{ lines: string[]; isDifferent: boolean }> => {
  const today = studioDay(Date.now());
  const days = { min_start_date: today, max_start_date: addDays(today, 2), ordering: 'start_datetime' };
  const whole = (record: unknown) => record;
  const classes = await readAll(getJson, ['classes'], days, whole);
  const locations = await readAll(getJson, ['schedule_locations'], {}, whole);
  const details = await Promise.all(
    classes.slice(0, 2).map((one) => getJson(['classes', String((one as { id?: unknown }).id)])),
  );
  const settings = [await getJson(['config'])];
  const resources = [
    ['classes', scheduledClass, classes],
    ['classes/{id}', scheduledClass, details],
    ['schedule_locations', location, locations],
    ['config', config, settings],
  ] as const;
  const results = resources.map(([name, shape, records]) => ({
    name,
    count: records.length,
    found: differences(shape, records),
  }));
  return {
    lines: results.flatMap(({ name, count, found }) => [
      `${name}: ${count} records, ${found.length ? 'different' : 'as expected'}`,
      ...found.map((issue) => `  ${issue}`),
    ]),
    isDifferent: results.some(({ found }) => found.length > 0),
  };
};

if (import.meta.main) {
  const tenant = process.argv[2] ?? process.env.BOOKING_URL;
  if (!tenant) {
    console.error('Usage: npm run booking:shapes -- TENANT   (or set BOOKING_URL)');
    process.exitCode = 1;
  } else {
    const { getJson } = createClient(marianaTek, {
      BOOKING_URL: customerApiOf(tenant),
      BOOKING_TOKEN: process.env.BOOKING_TOKEN || null,
      PUBLIC_URL: process.env.PUBLIC_URL ?? 'http://localhost',
    });
    try {
      const { lines, isDifferent } = await compareShapes(getJson);
      console.log(lines.join('\n'));
      if (isDifferent) process.exitCode = 1;
    } catch (error) {
      console.error((error as Error).message);
      process.exitCode = 1;
    }
  }
}
