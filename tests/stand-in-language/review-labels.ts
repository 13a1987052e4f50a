/** Not translated yet: English. */
export * from '../../content/en/review-labels.ts';
