import { expect, test } from 'vitest';
import { addDays } from '#domain/dates.ts';
import { dayMs, minuteMs } from '#domain/durations.ts';
import { leadScopes, type Principal } from '#domain/staff/permissions.ts';
import { toStudioId } from '#domain/studios.ts';
import type { Change } from '#domain/tickets/changes.ts';
import { figureNames } from '#domain/tickets/figures.ts';
import { type FiguresQuery, figureGroups, type Period, periods } from '#domain/tickets/figures-query.ts';
import type { ListQuery } from '#domain/tickets/views.ts';
import type { Database } from '#server/db/connect.ts';
import { unscoped } from '#server/db/unscoped.ts';
import { blankSubmissions } from '#server/models/privacy/blank.ts';
import { actorOf } from '#server/models/staff/staff-types.ts';
import { changeTicketWithTx } from '#server/models/tickets/changes/change-ticket.ts';
import { formLabel } from '#server/models/tickets/ticket-rows.ts';
import type { TicketRecord } from '#server/models/tickets/ticket-state.ts';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { type FuzzRandom, fuzzRandom } from '#tests/fuzz/random.ts';
import { fillTickets } from '#tests/rows/demo-tickets.ts';
import { anyQuery, everyPage, readAt as now } from '#tests/rows/listed-tickets.ts';
import { addStaff } from '#tests/rows/staff-members.ts';
import { mondayOf, recountOf } from '#tests/rows/stored-figures.ts';
import { randomChange } from '#tests/staff/random-changes.ts';
import { readFigures } from './read-figures.ts';

const waits = [1, 4, 6, 40, 70, 600, 1400, 1500, 4000].map((minutes) => minutes * minuteMs);

/** Changes that figures count, more often than the others. */
const steps: readonly Change[] = [
  { kind: 'contact', channel: 'call', outcome: 'reached', next: now },
  { kind: 'contact', channel: 'text', outcome: 'no-answer', next: now },
  ...(['trial-booked', 'visited', 'joined'] as const).map((stage): Change => ({ kind: 'stage', stage })),
];

/** Random leads of seven weeks with random sources and changes; some are blanked at the end. */
const fill = async (database: Database, random: FuzzRandom, member: Principal) => {
  const ids: string[] = [];
  for (const week of [0, 2, 4])
    ids.push(...(await fillTickets(database, 70, 11 + week, now - week * 7 * dayMs)));
  const all = [...new Set(ids)];
  const { kysely } = database;
  for (const id of all) {
    const { created_at } = await unscoped(kysely)
      .selectFrom('tickets')
      .select('created_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    for (let step = random.below(4); step > 0; step--) {
      const any = randomChange(random, { members: [member.id], tickets: all });
      const change = random.isLikely(0.5) ? random.pick(steps) : any;
      const at = created_at + random.pick(waits);
      await database.transact((tx) =>
        changeTicketWithTx(tx, { member: null, actor: actorOf(member), id, change, now: at }),
      );
    }
  }
  const gone = all.filter(() => random.isLikely(0.05));
  await database.transact((tx) => blankSubmissions(tx, gone));
};

const canCount = ({ role, studios }: Principal, { studio_id, class: scopeClass }: TicketRecord) =>
  scopeClass === 0 && (role === 'Corporate' || (role !== 'Teacher' && studios.includes(studio_id)));

const sameForm = (a: string, b: string | null) => b === null || formLabel(a) === formLabel(b);

describeOnBothDatabases('figures', (open) => {
  test('figures equal a recount from the tickets, and each number leads to exactly its leads', async () => {
    const database = await open('empty');
    const random = fuzzRandom(23);
    const corporate = await addStaff(database, 'Corporate');
    await fill(database, random, corporate);
    const all = await unscoped(database.kysely).selectFrom('tickets').selectAll().execute();
    for (const count of Object.values(recountOf(all))) expect(count).toBeGreaterThan(0);
    const members: Principal[] = [
      corporate,
      await addStaff(database, 'Studio_Manager', [3, 8]),
      await addStaff(database, 'Front_Desk', [8]),
      await addStaff(database, 'Teacher', [8]),
    ];
    let compared = 0;
    for (let n = 0; n < 60; n++) {
      const member = random.pick(members);
      const some = <Value>(value: () => Value) => (random.isLikely(0.25) ? value() : null);
      const query: FiguresQuery = {
        by: random.pick(figureGroups),
        period: random.pick(Object.keys(periods) as Period[]),
        hours: 'open',
        studio: some(() => toStudioId(random.below(21))),
        form: some(() => random.pick(['contact', 'group-class', 'marketing-lead', 'cancellation'])),
        source: some(() => random.pick(['(none)', 'instagram', 'walk-in'])),
      };
      const report = await readFigures(database.kysely, leadScopes(member), query, now);
      const counted = (extra: (ticket: TicketRecord) => boolean, from: string, to: string) =>
        all.filter(
          (ticket) =>
            canCount(member, ticket) &&
            (query.studio === null || ticket.studio_id === query.studio) &&
            sameForm(ticket.form, query.form) &&
            (query.source === null || (ticket.source ?? '(none)') === query.source) &&
            mondayOf(ticket.created_at) >= from &&
            mondayOf(ticket.created_at) <= to &&
            extra(ticket),
        );
      const { before, from, to } = report;
      expect(report.total).toEqual(recountOf(counted(() => true, from, to)));
      expect(report.totalBefore).toEqual(recountOf(counted(() => true, before, addDays(from, -1))));
      for (const { week, figures } of report.series)
        expect(figures).toEqual(recountOf(counted(() => true, week, week)));
      const isInRow = (id: string) => (ticket: TicketRecord) => {
        if (query.by === 'studio') return String(ticket.studio_id) === id;
        return query.by === 'form' ? sameForm(ticket.form, id) : (ticket.source ?? '(none)') === id;
      };
      for (const row of report.rows)
        expect(row.figures).toEqual(recountOf(counted(isInRow(row.id), from, to)));
      const row = report.rows.length > 0 ? random.pick(report.rows) : undefined;
      if (!row) continue;
      for (const figure of figureNames) {
        const { studio, form, source } = query;
        const chosen = { [query.by]: query.by === 'studio' ? Number(row.id) : row.id };
        const list: ListQuery = { ...anyQuery, studio, form, source, figure, from, to, ...chosen };
        const listed = await everyPage(database, member, list, 7);
        expect(listed).toHaveLength(row.figures[figure]);
        expect(new Set(listed).size).toBe(listed.length);
        const counts = recountOf(all.filter(({ id }) => listed.includes(id)));
        expect(counts[figure]).toBe(listed.length);
        compared += listed.length;
      }
    }
    expect(compared).toBeGreaterThan(100);
  });
});
