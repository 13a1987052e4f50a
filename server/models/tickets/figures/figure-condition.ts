import { type RawBuilder, sql } from 'kysely';
import { type Figure, type FigureRule, figureRules, waited } from '#domain/tickets/figures.ts';

/** The rule of a figure as a condition on rows of `tickets`, followed by `and`. */
export const figureCondition = (figure: Figure): RawBuilder<unknown> => {
  const rule: FigureRule | null = figureRules[figure];
  if (rule === null) return sql``;
  const value = rule.of === waited ? sql`first_contact_at - created_at` : sql.ref(rule.of);
  if (rule.is === 'missing') return sql`${value} is null and`;
  return rule.is === 'set' ? sql`${value} is not null and` : sql`${value} <= ${rule.is} and`;
};
