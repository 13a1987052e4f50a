/** Whether the text has the form of our ids (UUID). Whether the id exists, only the database can tell. */
export const isUuid = (text: string): boolean => /^[0-9a-f-]{36}$/.test(text);
