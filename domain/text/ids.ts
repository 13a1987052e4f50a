/** Whether the text has the form of our ids (UUID). Only the database knows whether the id exists. */
export const isUuid = (text: string): boolean => /^[0-9a-f-]{36}$/.test(text);
