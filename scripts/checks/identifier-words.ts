import { basename } from 'node:path';
import { parseSync, Visitor } from 'vite';

const wordsOf = (name: string) => name.split(/[^A-Za-z]|(?=[A-Z])/).map((word) => word.toLowerCase());

/** docs/style.md: code requests and responds; only people ask and answer. */
const isPersonal = (name: string) =>
  wordsOf(name).some((word) => /^(?:ask|(?:un)?answer)(?:s|ed|ing)?$/.test(word));

/** Here people ask and answer: visitors, the chain, the team of the demo, and schema.org. */
const aboutPeople =
  /^content\/|^app\/(?:routes|components|pages|seo)\/|^server\/demo\/|^domain\/policies|^tests\/html\//;

/** docs/style.md: an address is a postal one. These names say which one, or are Node's. */
const clearAddress =
  /(?:ip|email|postal|street|pre-?sale)-?address|^address_?(?:line|country|locality|region)|^formatted_address$|^(?:AddressInfo|localAddress|remoteAddress|addAddress)$/i;

/** `pageAddress`, `addressOf`. The word alone is a form field, a column and a method of Node. */
const isUnclearAddress = (name: string) => {
  const words = wordsOf(name);
  return words.length > 1 && words.some((word) => /^address(?:es)?$/.test(word)) && !clearAddress.test(name);
};

const identifiersIn = (file: string, source: string): Set<string> => {
  const names = new Set<string>();
  const add = ({ name }: { name: string }) => void names.add(name);
  new Visitor({ Identifier: add, JSXIdentifier: add }).visit(parseSync(file, source).program);
  return names;
};

/** Wrong names in a file, and its own name. A file without the words is not parsed. */
export const checkIdentifiers = (file: string, source: string): string[] =>
  [
    basename(file).replace(/\..*/, ''),
    ...(/ask|answer|address/i.test(source) ? identifiersIn(file, source) : []),
  ]
    .filter((name) => isUnclearAddress(name) || (isPersonal(name) && !aboutPeople.test(file)))
    .map((name) => `${file}: ${name}`);
