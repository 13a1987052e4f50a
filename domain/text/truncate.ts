/** The beginning of a text, without half a character at its end, which PostgreSQL refuses in JSON. */
export const truncate = (text: string, maxLength: number): string => text.slice(0, maxLength).toWellFormed();
