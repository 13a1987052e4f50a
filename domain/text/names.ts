/** Instructors are shown with two words of their name: "Ana Maria Ruiz Soto" becomes "Ana Maria". */
export const firstTwoWords = (name: string): string => name.trim().split(/\s+/, 2).join(' ');
