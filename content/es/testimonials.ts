/** What members say stays in the language in which they said it. */
export * from '../en/testimonials.ts';
