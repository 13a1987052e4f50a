import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Tickets without a due time are listed last, as in server/models/tickets/ticket-state.ts. */
const undatedRank = 10_000_000_000_000;

/**
 * Stages, tries and the time of the next step (docs/decisions/078-next-step.md). No data is invented. A
 * closed ticket stays closed: its outcome becomes its stage, and the time of the outcome becomes the time of
 * the trial, visit or joining. Tries begin at 0, because they were not counted before. An answered ticket has
 * no next step.
 */
export const nextStep: Migration = async (tx, engine) => {
  const run = (statement: string) => sql.raw(statement).execute(tx);
  await run('drop table presence');
  await run('alter table tickets rename column outcome to stage');
  await run('alter table tickets add column tries integer not null default 0');
  for (const column of ['next_at', 'trial_at', 'visited_at', 'joined_at', 'erasure_requested_at'])
    await run(`alter table tickets add column ${column} bigint`);
  await run('alter table tickets add column first_contact_tries integer');
  for (const [stage, column] of [
    ['trial-booked', 'trial_at'],
    ['visited', 'visited_at'],
    ['joined', 'joined_at'],
  ])
    await run(`update tickets set ${column} = resolved_at where stage = '${stage}'`);
  await run(`update tickets set stage = case
    when first_contact_at is not null or status = 'IN_PROGRESS' then 'in-touch' else 'new' end
    where stage is null`);
  await run(`update tickets set rank = created_at + ${undatedRank}
    where box in ('unassigned', 'assigned', 'in-touch') and due_at is null`);
  await run(
    'create index tickets_to_erase on tickets (erasure_requested_at) where erasure_requested_at is not null',
  );
  const staged = (stage: string) =>
    engine === 'postgres'
      ? `jsonb_set(jsonb_set(payload, '{change,kind}', '"stage"'), '{change,stage}', ${stage})`
      : `json_set(payload, '$.change.kind', 'stage', '$.change.stage', ${stage})`;
  const outcome =
    engine === 'postgres' ? `payload -> 'change' -> 'outcome'` : `json_extract(payload, '$.change.outcome')`;
  const inTouch = engine === 'postgres' ? `'"in-touch"'` : `'in-touch'`;
  for (const [kind, stage] of [
    ['resolve', outcome],
    ['begin', inTouch],
  ] as const)
    await run(`update ticket_events set kind = 'stage', payload = ${staged(stage)} where kind = '${kind}'`);
};
