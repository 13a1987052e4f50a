/** A duration in its largest unit: "5 min", "3 h", "2 days". Whole days are rounded: in 2 days and 19 h is "3 days". */
export const spanWords = (ms: number): string => {
  const minutes = Math.max(0, Math.floor(ms / 60_000));
  if (minutes < 1) return 'now';
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} days`;
};

export const whenWords = {
  today: (time: string) => `today at ${time}`,
  yesterday: (time: string) => `yesterday at ${time}`,
  earlier: (day: string, time: string) => `${day} at ${time}`,
};

const nextSteps = {
  answer: 'Answer',
  again: 'Try again',
  next: 'Next step',
};

/** "Answer in 3 h", "Try again, 20 min late". */
export const nextStepWords = {
  due: (kind: keyof typeof nextSteps, leftMs: number): string => {
    if (Math.abs(leftMs) < 60_000) return `${nextSteps[kind]} now`;
    return leftMs > 0
      ? `${nextSteps[kind]} in ${spanWords(leftMs)}`
      : `${nextSteps[kind]}, ${spanWords(-leftMs)} late`;
  },
  undated: 'No date',
};
