/** Our ids, in the form of a UUID. Whether one exists is the answer of the database. */
export const isUuid = (text: string): boolean => /^[0-9a-f-]{36}$/.test(text);
