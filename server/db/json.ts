/** PostgreSQL parses jsonb columns itself, SQLite keeps the text it was given. */
export const fromJson = <T>(value: T | string): T =>
  typeof value === 'string' ? (JSON.parse(value) as T) : value;
