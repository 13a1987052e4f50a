import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Work that no member asked for, and work on tickets with scopes, or on one whose scope was checked. */
const allowed =
  /^server\/((outbox|operator|demo|models\/(leads|privacy|tickets(?!\/audited-reads)))\/|models\/staff\/audit-log\.ts)/;

const rawSql =
  /\b(?:from|into|update|join)\s+(?:tickets|ticket_\w+|submissions|accounts|uploads|outbox|consents)\b/;

test('leads are queried without the scopes of a member only where no member asks for them', () => {
  const sources = globSync('server/**/*.ts').filter((path) => !/\.test\.ts$|\/migrations\//.test(path));
  expect(sources.length).toBeGreaterThan(300);
  const found = sources.filter((path) => {
    const source = readFileSync(path, 'utf8');
    return source.includes('#server/db/unscoped.ts') || rawSql.test(source);
  });
  expect(found.length).toBeGreaterThan(20);
  expect(found.filter((path) => !allowed.test(path))).toEqual([]);
});
