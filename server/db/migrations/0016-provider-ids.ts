import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * The key of a booking provider's id contains the name of the provider, so that ids of two providers never
 * mix. The name comes from the `owner` of the class type or instructor, or from the `provider` of the class.
 * An id without such a row is not used and is dropped.
 */
export const providerIds: Migration = async (tx, engine) => {
  const json = engine === 'postgres' ? 'jsonb' : 'text';
  const statements = [
    'create table earlier_ids as select * from booking_ids',
    'drop table booking_ids',
    `create table booking_ids (
      provider text not null,
      kind text not null,
      theirs text not null,
      ours bigint not null,
      primary key (provider, kind, theirs),
      unique (kind, ours)
    )`,
    ...[
      ['class-type', 'class_types'],
      ['instructor', 'instructors'],
    ].map(
      ([kind, table]) => `insert into booking_ids (provider, kind, theirs, ours)
        select owned.owner, earlier.kind, earlier.theirs, earlier.ours
        from earlier_ids earlier join ${table} owned on owned.id = earlier.ours
        where earlier.kind = '${kind}' and owned.owner <> 'content'`,
    ),
    'drop table earlier_ids',
    'create table earlier_spots as select * from class_spots',
    'drop table class_spots',
    `create table class_spots (
      provider text not null,
      class_id bigint not null,
      spots ${json} not null,
      read_at bigint not null,
      primary key (provider, class_id)
    )`,
    `insert into class_spots (provider, class_id, spots, read_at)
      select classes.provider, classes.id, earlier.spots, earlier.read_at
      from earlier_spots earlier join classes on classes.id = earlier.class_id`,
    'drop table earlier_spots',
  ];
  for (const statement of statements) await sql.raw(statement).execute(tx);
};
