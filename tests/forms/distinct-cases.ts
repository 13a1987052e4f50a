import type { FormCase } from './form-cases/form-cases.ts';

const sortOf = (value: unknown): string =>
  value === '' ? 'empty' : Array.isArray(value) ? `list of ${value.length}` : typeof value;

/**
 * The first and the last case of each kind: the same fields, sorts of values and errors. For tests of what
 * connects a form with its rules (page, call), because domain/forms/form-cases.test.ts runs every case.
 */
export const distinctCases = (cases: readonly FormCase[]): FormCase[] => {
  const kinds = Map.groupBy(cases, ({ change, errors }) =>
    JSON.stringify([Object.entries(change).map(([field, value]) => [field, sortOf(value)]), errors]),
  );
  return [...kinds.values()].flatMap((kind) => [...new Set([...kind.slice(0, 1), ...kind.slice(-1)])]);
};
