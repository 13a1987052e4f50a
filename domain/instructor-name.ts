/** Lists show the first two words of a name: "Ana Lucía Ferreira Prado" is Ana Lucía in the room too. */
export const shortInstructorName = (name: string): string => name.trim().split(/\s+/).slice(0, 2).join(' ');
