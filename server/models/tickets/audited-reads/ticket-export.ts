import type { Instant } from '#domain/dates.ts';
import { may, readableScopesWith } from '#domain/staff/permissions.ts';
import { byteOrderMark, csvLine } from '#domain/text/csv.ts';
import type { DismissReason, LostReason } from '#domain/tickets/changes.ts';
import type { ListQuery } from '#domain/tickets/views.ts';
import type { Db } from '#server/db/connect.ts';
import { writeAuditLog } from '#server/models/staff/audit-log.ts';
import { namesOf } from '#server/models/staff/members.ts';
import type { MemberActor } from '#server/models/staff/staff-types.ts';
import { pageOfRecords, type RecordPage } from '#server/models/tickets/list/ticket-list.ts';
import { formLabel, studioLabel } from '#server/models/tickets/ticket-rows.ts';
import type { TicketRecord } from '#server/models/tickets/ticket-state.ts';
import { studioTimeText } from '#server/time/studio-time.ts';
import { exportColumns } from '#words/staff/export.ts';
import {
  dismissLabels,
  formerColleague,
  lostLabels,
  stageLabels,
  statusLabels,
} from '#words/staff/labels.ts';

const pageSize = 500;
type ExportColumn = keyof typeof exportColumns;
const columns = Object.keys(exportColumns) as ExportColumn[];
const time = (instant: Instant | null) => (instant === null ? '' : studioTimeText(instant));
const endings: Readonly<Record<string, string>> = { ...lostLabels, ...dismissLabels } satisfies Record<
  LostReason | DismissReason,
  string
>;

const cellsOf = (row: TicketRecord, assignee: string): Record<ExportColumn, string | number> => ({
  reference: row.reference,
  arrived: time(row.created_at),
  form: formLabel(row.form),
  studio: studioLabel(row.studio_id),
  name: row.name,
  email: row.email,
  phone: row.phone,
  message: row.summary,
  status: statusLabels[row.status],
  assignee,
  firstContact: time(row.first_contact_at),
  minutes: row.first_contact_open_ms === null ? '' : Math.round(row.first_contact_open_ms / 60_000),
  tries: row.tries,
  nextStep: time(row.due_at),
  stage: stageLabels[row.stage],
  reason: row.reason ? (endings[row.reason] ?? row.reason) : '',
  source: row.source ?? '',
  campaign: row.campaign ?? '',
});

/** The filters for the log, without typed text, which may be a person's name. */
const loggedFilters = (query: ListQuery) => ({
  tab: query.tab,
  studio: query.studio,
  form: query.form,
  assignee: query.assignee,
  stage: query.stage,
  figure: query.figure,
  from: query.from,
  to: query.to,
  hasSearch: query.q !== '',
  hasCampaign: query.campaign !== null,
  hasSource: query.source !== null,
});

/**
 * Everything that the query shows to the member, as lines of CSV: read in pages, so that it needs little
 * memory, and limited to what the member may export. The log gets one line before the first row is sent, and
 * one with the number of rows after the last row, also when the download is interrupted.
 */
export async function* exportTickets(
  db: Db,
  actor: MemberActor,
  query: ListQuery,
  now: () => Instant,
): AsyncGenerator<string> {
  const exportable = new Set(readableScopesWith(actor.member, 'ticket.export'));
  // The managers of a studio read its lines of the log, so another member's export is not one of them.
  const isOwn = query.studio !== null && may(actor.member, 'ticket.export', { studio: query.studio });
  const studio = isOwn ? query.studio : null;
  await writeAuditLog(db, actor, { action: 'tickets.export', studio, detail: loggedFilters(query) }, now());
  const begunAt = now();
  let rows = 0;
  let isWhole = false;
  try {
    yield byteOrderMark + csvLine(columns.map((column) => exportColumns[column]));
    let after: string | null = null;
    do {
      const page: RecordPage = await pageOfRecords(db, {
        member: actor.member,
        query: { ...query, after },
        limit: pageSize,
        now: begunAt,
      });
      const records = page.records.filter(({ scope }) => exportable.has(scope));
      const assignees = await namesOf(
        db,
        records.flatMap(({ assignee_id }) => assignee_id ?? []),
      );
      let lines = '';
      for (const row of records) {
        const assignee = row.assignee_id ? (assignees.get(row.assignee_id) ?? formerColleague) : '';
        const cells = cellsOf(row, assignee);
        lines += csvLine(columns.map((column) => cells[column]));
      }
      rows += records.length;
      if (lines) yield lines;
      after = page.next;
    } while (after !== null);
    isWhole = true;
  } finally {
    await writeAuditLog(db, actor, { action: 'tickets.exported', studio, detail: { rows, isWhole } }, now());
  }
}
