import { type Abandoned, abandon, refusedEarly } from './abandoned-requests.ts';

const type = 'Content-Type: multipart/form-data; boundary=b';
const kinds: Abandoned[] = [
  ...Object.values(refusedEarly),
  { path: '/form/tech-support', headers: [type] },
  { path: '/graphql', headers: ['Content-Type: application/json'] },
  { path: '/contact-us', headers: [type] },
  { path: '/marketing-forms/heliora/future-openings', headers: ['Content-Type: application/json'] },
];
const atOnce = 40;

const form = async (origin: string, from: string): Promise<number> => {
  const body = new FormData();
  const fields = {
    email: 'soak@example.com',
    name: 'Lena Ortiz',
    description: 'After it',
    studio_id: '48720',
  };
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  // Longer than one chunk, so that admission counts its body.
  body.append('pad', 'x'.repeat(60_000));
  const response = await fetch(`${origin}/form/help`, {
    method: 'POST',
    body,
    headers: { 'x-forwarded-for': from },
  });
  await response.arrayBuffer();
  return response.status;
};

/**
 * Requests whose clients disconnect before, during or after an early response, from ten IP addresses; then
 * one form from each.
 */
export const runSoak = async (origin: string, count: number, broken: string[]) => {
  const port = Number(new URL(origin).port);
  const statuses: Record<number, number> = {};
  for (let done = 0; done < count; done += atOnce) {
    const batch = Array.from({ length: Math.min(atOnce, count - done) }, (_, n) => {
      const request = kinds[(done + n) % kinds.length] as Abandoned;
      const leavesAfterMs = n % 3 === 0 ? 1 + (n % 30) : 400;
      return abandon(port, request, { from: `192.0.2.${n % 10}`, leavesAfterMs });
    });
    for (const status of await Promise.all(batch)) statuses[status] = (statuses[status] ?? 0) + 1;
  }
  if (statuses[503]) broken.push(`${statuses[503]} abandoned requests got a 503`);
  for (let n = 0; n < 10; n++) {
    const status = await form(origin, `192.0.2.${n}`);
    // 429 is the limit of forms per IP address; the server has read the form then too.
    if (status !== 200 && status !== 429) broken.push(`a form after the soak got ${status}`);
  }
  const status = await form(origin, '192.0.3.1');
  if (status !== 200) broken.push(`a new visitor's form after the soak got ${status}`);
  return { abandoned: count, statuses };
};
