export { timeText } from '#content/formats.ts';
export { openings } from '#words/pages/openings.ts';
export { reviewLabels } from '#words/review-labels.ts';
