import { instructors as facts, type InstructorFacts } from '#content/facts/instructors.ts';
import { biographies } from '#words/instructors.ts';

export type Instructor = InstructorFacts & { bio: string };

const bioOf: Readonly<Record<number, string>> = biographies;

export const instructors: readonly Instructor[] = facts.map((person) => ({
  ...person,
  bio: bioOf[person.id] ?? '',
}));
