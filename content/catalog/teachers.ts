import { teacherFacts } from '#content/facts/teachers.ts';
import { teacherComments } from '#words/teachers.ts';

export const teachers = teacherFacts.map((facts) => ({ ...facts, comment: teacherComments[facts.id] }));
export type Teacher = (typeof teachers)[number];
