/** GraphQL types of arguments, and values of a page as a call sends them. */
export const strings = (...names: string[]) => Object.fromEntries(names.map((name) => [name, 'String']));
export const required = (...names: string[]) => Object.fromEntries(names.map((name) => [name, 'String!']));
export const numeric = (value: unknown) => (/^\d{1,9}$/.test(String(value)) ? Number(value) : 0);
export const word = (value: unknown) => (typeof value === 'string' && !/^\d*$/.test(value) ? value : '');
