/** PostgreSQL parses jsonb columns itself; SQLite returns the stored text. */
export const fromJson = <T>(value: T | string): T =>
  typeof value === 'string' ? (JSON.parse(value) as T) : value;
