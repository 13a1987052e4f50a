import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Figure, type FigureRule, figureRules, waited } from '#domain/tickets/figures.ts';

/** The rule of a figure as a condition on rows of `tickets`. */
export const figureCondition = (figure: Figure): RawBuilder<SqlBool> => {
  const rule: FigureRule | null = figureRules[figure];
  if (rule === null) return sql`1 = 1`;
  const value = rule.of === waited ? sql`first_contact_at - created_at` : sql.ref(rule.of);
  if (rule.is === 'missing') return sql`${value} is null`;
  return rule.is === 'set' ? sql`${value} is not null` : sql`${value} <= ${rule.is}`;
};
