import { createServer } from 'node:http';
import { listen } from '#tests/support/ports.ts';

export type Posting = { id: string; title: unknown; location: unknown; url: unknown };
type BoardResponse = { status: number; type: string; body: string };

/** Job boards of Greenhouse and Lever in one server, with the same postings in the format of each. */
export const startFakeBoards = async () => {
  let postings: readonly Posting[] = [];
  let instead: BoardResponse | null = null;
  const requests: string[] = [];
  const inFormat = (url: URL) => {
    if (url.pathname === '/v1/boards/heliora/jobs')
      return {
        jobs: postings.map(({ id, title, location, url: absolute_url }) => ({
          id: Number(id) || id,
          internal_job_id: 7,
          title,
          absolute_url,
          updated_at: '2026-11-01T10:00:00-05:00',
          location: { name: location },
          metadata: null,
        })),
        meta: { total: postings.length },
      };
    const skip = Number(url.searchParams.get('skip') ?? 0);
    const limit = Number(url.searchParams.get('limit') ?? 100);
    if (url.pathname === '/v0/postings/heliora')
      return postings.slice(skip, skip + limit).map(({ id, title, location, url: hostedUrl }) => ({
        id,
        text: title,
        hostedUrl,
        applyUrl: `${hostedUrl}/apply`,
        categories: { location, team: 'Studios', commitment: 'Part-time' },
        createdAt: 1_790_000_000_000,
      }));
    return undefined;
  };
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    const found = inFormat(new URL(request.url ?? '/', 'http://board'));
    const ours = { status: found ? 200 : 404, type: 'application/json', body: JSON.stringify(found ?? {}) };
    const { status, type, body } = instead ?? ours;
    response.writeHead(status, { 'content-type': type }).end(body);
  });
  const { origin, close } = await listen(server);
  return {
    greenhouse: `${origin}/v1/boards/heliora`,
    lever: `${origin}/v0/postings/heliora`,
    requests,
    post: (next: readonly Posting[]) => {
      postings = next;
    },
    /** Responds with this instead of the postings; null ends that. */
    misbehave: (next: BoardResponse | null) => {
      instead = next;
    },
    close,
  };
};
