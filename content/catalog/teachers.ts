import { teacherFacts } from '#content/facts/teachers.ts';
import { filmCaptions } from '#content/film-captions.ts';
import { teacherComments } from '#words/teachers.ts';

export const teachers = teacherFacts.map((facts) => ({
  ...facts,
  captions: filmCaptions(`teachers/${facts.id}`),
  comment: teacherComments[facts.id],
}));
export type Teacher = (typeof teachers)[number];
