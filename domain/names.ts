/** Teachers are shown by their first two words: "Ana Maria Ruiz Soto" is "Ana Maria". */
export const firstTwoWords = (name: string): string => name.trim().split(/\s+/, 2).join(' ');
