import { leadScopes } from '#domain/staff/permissions.ts';
import { byteOrderMark, csvLine } from '#domain/text/csv.ts';
import { sumNames } from '#domain/tickets/figures.ts';
import { figureGroups, readFiguresQuery } from '#domain/tickets/figures-query.ts';
import { attachmentHeaders } from '#server/http/response/attachment.ts';
import { readFigures, rowName } from '#server/models/tickets/figures/read-figures.ts';
import { requireSignedIn, type StaffCall, type StaffRoutes, screenResponse } from '#server/staff/route.ts';
import { figureWords as words } from '#words/staff/figures.ts';

const reportOf = async (call: StaffCall) => {
  const query = readFiguresQuery(call.query);
  const scopes = leadScopes(requireSignedIn(call));
  return query && readFigures(call.services.database.kysely, scopes, query, call.now);
};

/** Figures contain no personal data, so an export needs no verification and no line in the log. */
export const figureRoutes: StaffRoutes = [
  {
    method: 'GET',
    path: '/figures',
    permission: 'figures.see',
    handle: async (call) => {
      const report = await reportOf(call);
      if (!report) return { kind: 'missing' };
      const { lines: _lines, ...shown } = report;
      const filters = figureGroups.flatMap((by) => {
        const value = report.query[by];
        return value === null ? [] : [{ by, label: rowName(by, String(value)) }];
      });
      const data = { ...shown, filters };
      return screenResponse('figures', words.title, data);
    },
  },
  {
    method: 'GET',
    path: '/figures/csv',
    permission: 'figures.see',
    isDownload: true,
    handle: async (call) => {
      const report = await reportOf(call);
      if (!report) return { kind: 'missing' };
      const { lines, query, from, to } = report;
      const head = [words.csvWeek, words.groups[query.by], ...sumNames.map((name) => words.csvColumns[name])];
      const body = lines
        .map(({ week, id, figures }) => ({ week, name: rowName(query.by, id), figures }))
        .sort((a, b) => (a.week === b.week ? (a.name < b.name ? -1 : 1) : a.week < b.week ? -1 : 1))
        .map(({ week, name, figures }) => csvLine([week, name, ...sumNames.map((one) => figures[one])]));
      const headers = attachmentHeaders(words.fileName(from, to), 'text/csv; charset=utf-8');
      return {
        kind: 'response',
        response: new Response(byteOrderMark + csvLine(head) + body.join(''), { headers }),
      };
    },
  },
];
