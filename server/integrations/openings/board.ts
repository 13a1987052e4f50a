import * as z from 'zod';
import { readJson } from '#server/integrations/read-json.ts';
import { type BoardOpening, toOpening } from './opening.ts';

const timeoutMs = 10_000;
const maxBytes = 8_000_000;
/** Lever sends its list in pages. More pages than `maxPages` are an error; a part of a list is never used. */
const pageSize = 100;
const maxPages = 20;

const text = z.string().catch('');
/** Only the fields that we use, and lenient, so that one posting without a title does not hide the others. */
const greenhouseShape = z.object({
  jobs: z.array(
    z.object({
      id: z.union([z.number(), z.string()]).catch(''),
      title: text,
      absolute_url: text,
      location: z.object({ name: text }).catch({ name: '' }),
    }),
  ),
});
const leverShape = z.array(
  z.object({
    id: text,
    text,
    hostedUrl: text,
    categories: z.object({ location: text }).catch({ location: '' }),
  }),
);

type RequestOptions = { fetch: typeof fetch; signal: AbortSignal };

const get = async (url: string, { fetch: send, signal }: RequestOptions): Promise<unknown> => {
  const response = await send(url, {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), signal]),
  });
  if (!response.ok) throw new Error(`the job board responded with ${response.status}`);
  return readJson('the job board', response, maxBytes);
};

const parseAs = <T>(shape: z.ZodType<T>, body: unknown): T => {
  const { data } = shape.safeParse(body);
  if (data === undefined) throw new Error("the job board's list has an unknown shape");
  return data;
};

const readGreenhouse = async (board: string, options: RequestOptions) => {
  const { jobs } = parseAs(greenhouseShape, await get(`${board}/jobs`, options));
  return jobs.map(({ id, title, absolute_url, location }) => ({
    theirs: String(id),
    title,
    url: absolute_url,
    location: location.name,
  }));
};

const readLever = async (board: string, options: RequestOptions) => {
  const postings: z.output<typeof leverShape> = [];
  for (let page = 0; page < maxPages; page++) {
    const query = new URLSearchParams({
      mode: 'json',
      limit: String(pageSize),
      skip: String(page * pageSize),
    });
    const found = parseAs(leverShape, await get(`${board}?${query}`, options));
    postings.push(...found);
    if (found.length < pageSize)
      return postings.map(({ id, text: title, hostedUrl, categories }) => ({
        theirs: id,
        title,
        url: hostedUrl,
        location: categories.location,
      }));
  }
  throw new Error(`the job board has more than ${maxPages * pageSize} postings`);
};

/**
 * Reads all openings of a job board of Greenhouse or Lever; the path of `url` decides which (server/env.ts).
 * Returns the whole list or throws. A posting that cannot be shown is left out and counted.
 */
export const readBoard = async (
  url: string,
  { signal, fetch: send = fetch }: { signal: AbortSignal; fetch?: typeof fetch },
): Promise<{ openings: BoardOpening[]; refused: number }> => {
  const read = new URL(url).pathname.startsWith('/v0/postings/') ? readLever : readGreenhouse;
  const postings = await read(url, { fetch: send, signal });
  const byId = new Map(
    postings.flatMap((posting) => toOpening(posting) ?? []).map((one) => [one.theirs, one]),
  );
  return { openings: [...byId.values()], refused: postings.length - byId.size };
};
