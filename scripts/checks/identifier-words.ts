import { basename } from 'node:path';
import { parseSync, Visitor } from 'vite';

/** docs/style.md: code requests and responds; only people ask and answer. */
const personalWords = new Set(
  'ask asks asked asking asker askable answer answers answered answering unanswered'.split(' '),
);

/** Identifiers about people who ask or answer, by the files that contain them. */
const aboutPeople: readonly { files: RegExp; names: RegExp; because: string }[] = [
  {
    files: /^content\/\w+\/pages\/|^app\/(?:routes|pages|seo)\/|^tests\/html\/schema-org/,
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

const wordsOf = (name: string) => name.split(/[^A-Za-z]|(?=[A-Z])/).map((word) => word.toLowerCase());

const isPersonal = (name: string) => wordsOf(name).some((word) => personalWords.has(word));

/** docs/style.md: an address is a postal one. These names say which one, or are Node's. */
const clearAddress =
  /(?:ip|email|postal|street|pre-?sale)-?address|^address_?(?:line|country|locality|region)|^formatted_address$|^(?:AddressInfo|remoteAddress|addAddress)$/i;

/** `pageAddress`, `addressOf`. The word alone is a form field, a column and a method of Node. */
const isUnclearAddress = (name: string) => {
  const words = wordsOf(name);
  return words.length > 1 && words.some((word) => /^address(?:es)?$/.test(word)) && !clearAddress.test(name);
};

/** Names of variables, functions, types and properties. */
const identifiersIn = (file: string, source: string): Set<string> => {
  const names = new Set<string>();
  const add = ({ name }: { name: string }) => void names.add(name);
  new Visitor({ Identifier: add, JSXIdentifier: add }).visit(parseSync(file, source).program);
  return names;
};

/**
 * Identifiers and file names in which code asks or answers, or with an unclear address. A file without these
 * words is not parsed.
 */
export const checkIdentifiers = (files: readonly string[], read: (file: string) => string): string[] =>
  files.flatMap((file) => {
    const source = read(file);
    const name = basename(file).replace(/\..*/, '');
    const isAboutPeople = (identifier: string) =>
      aboutPeople.some((one) => one.files.test(file) && one.names.test(identifier));
    const isWrong = (identifier: string) =>
      (isPersonal(identifier) && !isAboutPeople(identifier)) || isUnclearAddress(identifier);
    const identifiers = /ask|answer|address/i.test(source) ? [...identifiersIn(file, source)] : [];
    return [
      ...(isPersonal(name) || isUnclearAddress(name) ? [`${file}: the name of the file`] : []),
      ...identifiers.filter(isWrong).map((identifier) => `${file}: ${identifier}`),
    ];
  });
