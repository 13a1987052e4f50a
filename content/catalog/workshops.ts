import { workshopFacts } from '#content/facts/workshops.ts';
import { workshops as words } from '#words/workshops.ts';

export const workshops = workshopFacts.map((facts) => ({ ...facts, ...words[facts.id] }));
