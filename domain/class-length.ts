/** Class lengths are stored in seconds and always shown in whole minutes, never as zero. */
export const minutesOf = (seconds: number): number => Math.max(1, Math.ceil(seconds / 60));

export const formatMinutes = (seconds: number): string => `${minutesOf(seconds)} min`;
