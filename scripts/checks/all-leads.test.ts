import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Work that no member asked for, and work on one ticket whose scope was checked. */
const folders = ['outbox', 'deliveries', 'operator', 'demo', 'models/leads', 'models/privacy'];
const ticketFolders = ['changes', 'list', 'figures'];
const files = [
  ...['models/accounts.ts', 'models/staff/audit-log.ts'],
  ...[
    'deliveries.ts',
    'open-tickets.ts',
    'replies.ts',
    'search-index.ts',
    'ticket-rows.ts',
    'tickets-in.ts',
  ].map((name) => `models/tickets/${name}`),
];
const isAllowed = (path: string) =>
  folders.some((folder) => path.startsWith(`server/${folder}/`)) ||
  ticketFolders.some((folder) => path.startsWith(`server/models/tickets/${folder}/`)) ||
  files.some((file) => path === `server/${file}`);

const rawSql =
  /\b(?:from|into|update|join)\s+(?:tickets|ticket_\w+|submissions|accounts|uploads|outbox|consents)\b/;

test('leads are queried without the scopes of a member only where no member asks for them', () => {
  const sources = globSync('server/**/*.ts').filter((path) => !/\.test\.ts$|\/migrations\//.test(path));
  expect(sources.length).toBeGreaterThan(300);
  const found = sources.filter((path) => {
    const source = readFileSync(path, 'utf8');
    return source.includes('#server/db/all-leads.ts') || rawSql.test(source);
  });
  expect(found.length).toBeGreaterThan(20);
  expect(found.filter((path) => !isAllowed(path))).toEqual([]);
});
