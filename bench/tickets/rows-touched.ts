import { CompiledQuery, type KyselyPlugin, type RootOperationNode } from 'kysely';
import type { Base } from './bases.ts';
import type { Operation } from './operations.ts';

/** Statements that the models execute for an operation. */
const statementsOf = async (
  { database, size }: Base,
  run: Operation['run'],
  turn: number,
  limit: number,
): Promise<CompiledQuery[]> => {
  const { kysely } = database;
  const executor = kysely.getExecutor();
  const statements: CompiledQuery[] = [];
  const recorder: KyselyPlugin = {
    transformQuery: ({ node, queryId }): RootOperationNode => {
      statements.push(executor.compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await run({ database: { ...database, kysely: kysely.withPlugin(recorder) }, size }, turn, limit);
  return statements;
};

type PlanNode = {
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
};
const rowsOfPlan = (node: PlanNode): number => {
  const isScan = Boolean(node['Relation Name'] || node['Index Name']);
  const own = isScan
    ? (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
    : 0;
  return (node.Plans ?? []).reduce((sum, plan) => sum + rowsOfPlan(plan), own);
};

/** The number of rows of tables and indexes that PostgreSQL reads for an operation. */
export const countRowsTouched = async (base: Base, run: Operation['run'], limit: number): Promise<number> => {
  let rows = 0;
  for (const { sql, parameters } of await statementsOf(base, run, 1, limit)) {
    const explained = await base.database.kysely.executeQuery<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
      CompiledQuery.raw(`explain (analyze, timing off, format json) ${sql}`, [...parameters]),
    );
    const plan = explained.rows[0]?.['QUERY PLAN'][0]?.Plan;
    if (plan) rows += rowsOfPlan(plan);
  }
  return rows;
};

/** Tables that grow with the history; the models use no aliases for them. */
const growing = /^SCAN (tickets|ticket_words|ticket_events|submissions|outbox|staff_log)\b/;

/** SQLite does not count rows, but its query plan shows the tables that it reads completely. */
export const findScans = async (base: Base, run: Operation['run'], limit: number): Promise<string[]> => {
  const scans: string[] = [];
  for (const { sql, parameters } of await statementsOf(base, run, 1, limit)) {
    const { rows } = await base.database.kysely.executeQuery<{ detail: string }>(
      CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]),
    );
    scans.push(...rows.map(({ detail }) => detail).filter((detail) => growing.test(detail)));
  }
  return scans;
};
