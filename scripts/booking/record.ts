/**
 * `npm run booking:record -- TENANT FOLDER`: writes real responses of a Mariana Tek tenant for
 * tests/booking-provider/recorded, without personal data. TENANT is a name or the URL of its customer API.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addDays, studioDay } from '#domain/dates.ts';
import { customerApiOf } from './customer-api.ts';
import { redact } from './redact.ts';

type Path = readonly [name: string, path: string];

const pathsOf = (today: string): Path[] => {
  const window = `min_start_date=${today}&max_start_date=${addDays(today, 2)}&ordering=start_datetime`;
  return [
    ['classes-page-1', `/classes?${window}&page_size=3&page=1`],
    ['classes-page-2', `/classes?${window}&page_size=3&page=2`],
    ['classes-past-the-end', `/classes?${window}&page_size=3&page=9999`],
    ['locations', '/locations?page_size=3'],
    ['schedule-locations', '/schedule_locations?page_size=3'],
    ['config', '/config'],
    ['unauthorized', '/me/account'],
    ['missing-class', '/classes/1'],
  ];
};

type Classes = { results?: { id?: unknown; layout_format?: unknown }[] };
/** One class with numbered spots and one without, found in the list. */
const classPaths = (list: unknown): Path[] =>
  (
    [
      ['class-pick-a-spot', 'pick-a-spot'],
      ['class-first-come', 'first-come-first-serve'],
    ] as const
  ).flatMap(([name, format]): Path[] => {
    const found = (list as Classes | null)?.results?.find(({ layout_format }) => layout_format === format);
    return found ? [[name, `/classes/${encodeURIComponent(String(found.id))}`]] : [];
  });

/** Returns the names of the files that were written. */
export const recordResponses = async (tenant: string, folder: string, send = fetch): Promise<string[]> => {
  const base = customerApiOf(tenant);
  const today = studioDay(Date.now());
  const fetchRecord = async (path: string) => {
    const response = await send(base + path, {
      headers: { accept: 'application/json' },
      redirect: 'manual',
      signal: AbortSignal.timeout(20_000),
    });
    const text = await response.text();
    const headers = Object.fromEntries(
      ['content-type', 'retry-after'].flatMap((header) => {
        const value = response.headers.get(header);
        return value === null ? [] : [[header, value]];
      }),
    );
    let body: unknown = text.slice(0, 2000);
    try {
      body = JSON.parse(text);
    } catch {}
    return { status: response.status, headers, body };
  };
  const list = await fetchRecord(`/classes?min_start_date=${today}&page_size=100`);
  const recorded: { name: string; response: Awaited<ReturnType<typeof fetchRecord>> }[] = [];
  for (const [name, path] of [...pathsOf(today), ...classPaths(list.body)])
    recorded.push({ name, response: await fetchRecord(path) });

  mkdirSync(folder, { recursive: true });
  const bodies = redact([...recorded.map(({ response }) => response.body), list.body]);
  for (const [index, { name, response }] of recorded.entries()) {
    const file = { note: `Recorded on ${today} and redacted`, ...response, body: bodies[index] };
    writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(file, null, 2)}\n`);
  }
  return recorded.map(({ name }) => name);
};

if (import.meta.main) {
  const [tenant, folder] = process.argv.slice(2);
  if (!tenant || !folder) {
    console.error('Usage: npm run booking:record -- TENANT FOLDER');
    process.exitCode = 1;
  } else {
    const names = await recordResponses(tenant, folder);
    console.log(`${names.length} responses in ${folder}. Look through them before you commit them.`);
  }
}
