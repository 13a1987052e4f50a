import { dayMs, hourMs, minuteMs } from '#domain/durations.ts';

/** What is known of a lead when it is counted. */
export type CountedLead = {
  created_at: number;
  first_contact_at: number | null;
  first_contact_open_ms: number | null;
  first_contact_tries: number | null;
  trial_at: number | null;
  visited_at: number | null;
  joined_at: number | null;
};

/** `waited`: from the arrival to the first answer. */
export const waited = 'waited';

/** A lead counts if the value is set, missing, or at most a number. */
export type FigureRule = {
  of: Exclude<keyof CountedLead, 'created_at'> | typeof waited;
  is: 'set' | 'missing' | number;
};

/** The figures about leads. `within` counts all hours, `open` only those in which the studio was open. */
export const figureRules = {
  leads: null,
  within_5m: { of: waited, is: 5 * minuteMs },
  within_1h: { of: waited, is: hourMs },
  within_1d: { of: waited, is: dayMs },
  open_5m: { of: 'first_contact_open_ms', is: 5 * minuteMs },
  open_1h: { of: 'first_contact_open_ms', is: hourMs },
  open_1d: { of: 'first_contact_open_ms', is: dayMs },
  uncontacted: { of: 'first_contact_at', is: 'missing' },
  /** Leads whose tries until the first answer were counted. */
  reached: { of: 'first_contact_tries', is: 'set' },
  trials: { of: 'trial_at', is: 'set' },
  visits: { of: 'visited_at', is: 'set' },
  joined: { of: 'joined_at', is: 'set' },
} as const satisfies Record<string, FigureRule | null>;

export type Figure = keyof typeof figureRules;

export const figureNames = Object.keys(figureRules) as Figure[];

/** `tries` is the sum of the tries that the leads of `reached` took. */
export type Figures = Record<Figure | 'tries', number>;

export const sumNames: readonly (keyof Figures)[] = [...figureNames, 'tries'];

const isIn = (figure: Figure, lead: CountedLead): boolean => {
  const rule: FigureRule | null = figureRules[figure];
  if (rule === null) return true;
  const contactedAt = lead.first_contact_at;
  const value =
    rule.of === waited ? (contactedAt === null ? null : contactedAt - lead.created_at) : lead[rule.of];
  if (rule.is === 'missing') return value === null;
  return value !== null && (rule.is === 'set' || value <= rule.is);
};

export const noFigures = Object.fromEntries(sumNames.map((name) => [name, 0])) as Figures;

export const addFigures = (a: Figures, b: Figures, sign: 1 | -1 = 1): Figures =>
  Object.fromEntries(sumNames.map((name) => [name, a[name] + sign * b[name]])) as Figures;

/** What a lead adds to the figures; `isCounted` is false for spam and for what needed nothing. */
export const figuresOf = (lead: CountedLead, isCounted: boolean): Figures => ({
  ...(Object.fromEntries(
    figureNames.map((figure) => [figure, Number(isCounted && isIn(figure, lead))]),
  ) as Record<Figure, number>),
  tries: isCounted ? (lead.first_contact_tries ?? 0) : 0,
});

/** The source of a lead that came without one. */
export const noSource = '(none)';
