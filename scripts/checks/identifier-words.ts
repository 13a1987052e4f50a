import { basename } from 'node:path';
import { parseSync, Visitor } from 'vite';

/** docs/style.md: code requests and responds; only people ask and answer. */
const personalWords = new Set(
  'ask asks asked asking asker askable answer answers answered answering unanswered'.split(' '),
);

/** Identifiers about people who ask or answer, by the files that contain them. */
const aboutPeople: readonly { files: RegExp; names: RegExp; because: string }[] = [
  {
    files: /^content\/\w+\/pages\/|^app\/(?:routes|components|seo)\/|^tests\/html\/schema-org/,
    names: /^(?:answer|Answer|acceptedAnswer|stillAsking)$/,
    because: 'the chain answers questions of visitors; two of the words are from schema.org',
  },
  {
    files: /^domain\/policies\.ts$|^content\/\w+\/pages\/privacy-policy/,
    names: /^privacyAnswerDays$/,
    because: 'the chain answers a request about personal data',
  },
  {
    files: /^server\/demo\/|^content\/\w+\/staff\/demo\.ts$/,
    names: /^(?:answerMinutes|answerNotes|shareWithoutAnswer|closedUnanswered)$/,
    because: 'the team answers a lead',
  },
  {
    files: /^content\/\w+\/staff\/labels\.ts$/,
    names: /^answered$/,
    because: 'the team answered a lead: an outcome of a ticket',
  },
];

const isPersonal = (name: string) =>
  name.split(/[^A-Za-z]|(?=[A-Z])/).some((word) => personalWords.has(word.toLowerCase()));

/** Names of variables, functions, types and properties. */
const identifiersIn = (file: string, source: string): Set<string> => {
  const names = new Set<string>();
  const add = ({ name }: { name: string }) => void names.add(name);
  new Visitor({ Identifier: add, JSXIdentifier: add }).visit(parseSync(file, source).program);
  return names;
};

/** Identifiers and file names in which code asks or answers. A file without the two words is not parsed. */
export const checkIdentifiers = (files: readonly string[], read: (file: string) => string): string[] =>
  files.flatMap((file) => {
    const source = read(file);
    const names = /ask|answer/i.test(source) ? [...identifiersIn(file, source)].filter(isPersonal) : [];
    const isAboutPeople = (name: string) =>
      aboutPeople.some((one) => one.files.test(file) && one.names.test(name));
    return [
      ...(isPersonal(basename(file)) ? [`${file}: the name of the file`] : []),
      ...names.filter((name) => !isAboutPeople(name)).map((name) => `${file}: ${name}`),
    ];
  });
