import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Posting, startFakeBoards } from '#tests/fakes/fake-boards.ts';
import { readBoard } from './board.ts';

let boards: Awaited<ReturnType<typeof startFakeBoards>>;
beforeAll(async () => {
  boards = await startFakeBoards();
});
beforeEach(() => {
  boards.misbehave(null);
  boards.post([]);
});
afterAll(() => boards.close());

const signal = new AbortController().signal;
const posting = (id: number, change: Partial<Posting> = {}): Posting => ({
  id: String(id),
  title: 'Flow Yoga Teacher',
  location: 'Heliora Midtown Miami, FL',
  url: `https://jobs.example/${id}`,
  ...change,
});

describe.each(['greenhouse', 'lever'] as const)('a board of %s', (kind) => {
  const read = () => readBoard(boards[kind], { signal });

  test('is read completely, with our names of positions and studios', async () => {
    boards.post([posting(1), posting(2, { title: 'Payroll Specialist', location: 'Remote' })]);
    expect(await read()).toEqual({
      openings: [
        {
          theirs: '1',
          title: 'Flow Yoga Teacher',
          position: 'Teacher',
          location: 'Midtown Miami',
          url: 'https://jobs.example/1',
        },
        {
          theirs: '2',
          title: 'Payroll Specialist',
          position: 'Corporate',
          location: 'Remote',
          url: 'https://jobs.example/2',
        },
      ],
      refused: 0,
    });
  });

  test('of 250 postings is read to its end', async () => {
    boards.post(Array.from({ length: 250 }, (_, n) => posting(n + 1)));
    expect((await read()).openings).toHaveLength(250);
  });

  test('with invalid postings loses those and no others', async () => {
    boards.post([
      posting(1, { url: 'javascript:alert(1)' }),
      posting(2, { url: 'http://jobs.example/2' }),
      posting(3, { url: 'https://user:secret@jobs.example/3' }),
      posting(4, { title: null }),
      posting(5, { title: '\u202e \u0007' }),
      posting(6, { location: 7 }),
      posting(7, { url: undefined }),
      { ...posting(8), id: '../8' },
      posting(9, { title: `<script>alert(1)</script>\u202e${'x'.repeat(500)}` }),
    ]);
    const { openings, refused } = await read();
    expect(refused).toBe(8);
    // The title is plain text, which React escapes. The direction mark is removed and the length is limited.
    expect(openings[0]?.title).toMatch(/^<script>alert\(1\)<\/script>x+$/);
    expect(openings[0]?.title.length).toBeLessThanOrEqual(120);
  });

  const json = 'application/json';
  test.each([
    ['a page with status 200', { status: 200, type: 'text/html', body: '<html>' }, /a page instead of JSON/],
    ['a page with the type of JSON', { status: 200, type: json, body: '<html>Ana' }, /no JSON/],
    ['half a response', { status: 200, type: json, body: '{"jobs":[{"id":1' }, /half a response/],
    ['another shape', { status: 200, type: json, body: '{"jobs":"none","0":1}' }, /unknown shape/],
    ['an unknown board', { status: 404, type: json, body: '{}' }, /responded with 404/],
    ['an outage', { status: 503, type: json, body: '[]' }, /responded with 503/],
    ['nine megabytes', { status: 200, type: json, body: `[${' '.repeat(9_000_000)}]` }, /more than 8 MB/],
  ])(
    'that responds with %s is an error with our message, not a board without openings',
    async (_, response, words) => {
      boards.misbehave(response);
      await expect(read()).rejects.toThrow(words);
      await expect(read()).rejects.not.toThrow(/Ana/);
    },
  );
});
