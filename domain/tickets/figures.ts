import { dayMs, hourMs, minuteMs } from '#domain/durations.ts';

/** `waited`: from the arrival to the first answer. */
export const waited = 'waited';

/** A lead counts if the value, a column of `tickets` or `waited`, is set, missing, or at most a number. */
export type FigureRule = {
  of:
    | 'first_contact_at'
    | 'first_contact_open_ms'
    | 'first_contact_tries'
    | 'trial_at'
    | 'visited_at'
    | 'joined_at'
    | typeof waited;
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

export const noFigures = Object.fromEntries(sumNames.map((name) => [name, 0])) as Figures;

export const addFigures = (a: Figures, b: Figures): Figures =>
  Object.fromEntries(sumNames.map((name) => [name, a[name] + b[name]])) as Figures;

/** The source of a lead that came without one. */
export const noSource = '(none)';
