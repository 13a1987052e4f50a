import { dayMs } from '#domain/durations.ts';
import { positions } from '#domain/forms/positions.ts';
import { studios } from '#domain/studios.ts';
import type { Database } from '#server/db/connect.ts';
import { unscoped } from '#server/db/unscoped.ts';
import { type SubmissionInput, storeSubmission } from '#server/models/leads/intake.ts';
import { intakeOn, testInput, testMetadata } from '#tests/forms/submissions.ts';
import { type FuzzRandom, fuzzRandom } from '#tests/fuzz/random.ts';
import { openAllTickets } from '#tests/rows/open-all-tickets.ts';
import { adjustableClock } from '#tests/support/adjustable-clock.ts';

const firstNames = ['Ana', 'Luis', 'Mia', 'José', 'Priya', 'Zoë', 'Omar', 'Li'];
const lastNames = ['Ruiz', 'Ortega', 'Chen', 'Núñez', 'Nair', 'Ault', 'O’Neil', 'Li'];
const messages = ['Do you have towels?', 'First class free?', 'Parking near the studio', 'A birthday group'];
const campaigns = ['winter', 'spring', null, null, null];
const sources = ['', '&utm_source=instagram', '&utm_source=walk-in'];

/** A random form of any kind and studio, as a visitor might have sent it. */
const anyInput = ({ pick, below }: FuzzRandom, n: number): SubmissionInput => {
  const name = `${pick(firstNames)} ${pick(lastNames)}`;
  const email = `${name
    .normalize('NFKD')
    .replace(/[^a-z]+/gi, '.')
    .toLowerCase()}${below(30)}@example.com`;
  const studio = pick([...studios, null]);
  const person = { name, email, phone: `305-555-${String(below(10_000)).padStart(4, '0')}` };
  const locationId = studio?.locationId ?? null;
  const formKind = pick([
    'contact',
    'contact',
    'group-class',
    'cancellation',
    'career-application',
    'marketing-lead',
  ] as const);
  const payloads = {
    contact: { ...person, description: `${pick(messages)} ${n}` },
    'group-class': { ...person, company: 'Palm Friends', comments: pick(messages) },
    cancellation: { ...person, cancelType: pick(['cancel', 'suspend']), reason: 'Moving away' },
    'career-application': { ...person, position: pick(positions) },
    'marketing-lead': {
      firstname: name,
      email,
      phone: person.phone,
      location: studio?.name,
      fields: [],
      formId: 'f',
    },
  };
  return testInput({ formKind, locationId, email, payload: payloads[formKind], entries: [] });
};

/** Stores submissions of the days before `now` and opens their tickets. Returns the ids, oldest first. */
export const fillTickets = async (
  database: Database,
  count: number,
  seed = 1,
  now = Date.parse('2026-11-16T14:00:00Z'),
): Promise<string[]> => {
  const chance = fuzzRandom(seed);
  const everyMs = (20 * dayMs) / count;
  const clock = adjustableClock(Math.round(now - count * everyMs));
  const intake = intakeOn(database, { clock, limitPerMinute: 1_000_000 });
  for (let n = 0; n < count; n++) {
    clock.advance(Math.round(everyMs * 0.9));
    const campaign = chance.pick(campaigns);
    await storeSubmission(
      intake,
      testMetadata({
        key: `demo-${seed}-${n}`,
        ...(chance.below(15) === 0 ? { honeypot: 'x' } : {}),
        ...(campaign
          ? { pageUri: `https://heliora.example/?utm_campaign=${campaign}${sources[n % sources.length]}` }
          : {}),
      }),
      anyInput(chance, n),
    );
  }
  await openAllTickets(database, now);
  const rows = await unscoped(database.kysely).selectFrom('tickets').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
};
