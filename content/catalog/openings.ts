import { openingFacts } from '#content/facts/openings.ts';
import { openings as words } from '#words/openings.ts';

export const openings = openingFacts.map((facts) => ({ ...facts, ...words[facts.id] }));
