import { truncate } from '#domain/text/truncate.ts';

const longestWord = 40;
const maxWordsOfText = 40;

/** Lower case without accents: a search for "jose" finds "José". */
const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

const wordsOf = (text: string): string[] =>
  folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => truncate(word, longestWord));

const digitsOf = (text: string): string => text.replace(/\D/g, '');

const phoneLengths = [10, 7, 4] as const;
/** `p:` marks digits of a phone number; typed text is split at colons. */
const phoneWord = (digits: string, length: number) => `p:${digits.slice(-length)}`;
const phoneWords = (phone: string): string[] => {
  const digits = digitsOf(phone);
  return phoneLengths.filter((length) => digits.length >= length).map((length) => phoneWord(digits, length));
};

/** An email address is one word; its local part is one too, and is also split into words. */
const mailWords = (email: string): string[] => {
  const whole = truncate(folded(email), 254);
  const [local = ''] = whole.split('@');
  return whole ? [whole, truncate(local, 64), ...wordsOf(local)] : [];
};

export type Searchable = {
  reference: string;
  name: string;
  email: string;
  phone: string;
  /** Company and message, if everyone who may search the ticket may also read them. */
  texts: readonly string[];
};

/** The words by which a ticket is found. */
export const allWords = ({ reference, name, email, phone, texts }: Searchable): string[] => [
  ...new Set([
    reference.toLowerCase(),
    ...wordsOf(name),
    ...mailWords(email),
    ...phoneWords(phone),
    ...[...new Set(texts.flatMap(wordsOf))].slice(0, maxWordsOfText),
  ]),
];

/** One term of a search: it matches any of its words, or any word that begins with its prefix. */
export type Term = { words: readonly string[]; prefix?: string };

const maxTerms = 8;
const shortestPrefix = 3;
const looksLikePhone = (text: string) => /^[\d\s()+./-]+$/.test(text) && digitsOf(text).length >= 4;

const numberTerm = (text: string): Term => {
  const digits = digitsOf(text);
  const length = phoneLengths.find((one) => digits.length >= one) ?? 4;
  return { words: [phoneWord(digits, length), digits.slice(0, longestWord)] };
};

/**
 * Converts the text of the search field to terms that must all match. A number is a phone number in any
 * format, a reference, or a word; the last word is also a prefix, because members search while they type.
 */
export const termsOf = (q: string): Term[] => {
  const text = q.slice(0, 200).trim();
  if (looksLikePhone(text)) return [numberTerm(text)];
  const pieces = text.split(/\s+/).filter(Boolean);
  const terms = pieces.flatMap((piece, at): Term[] => {
    const isLast = at === pieces.length - 1;
    if (/^[^@\s]+@[^@\s]+$/.test(piece)) return [{ words: [folded(piece).slice(0, 254)] }];
    if (looksLikePhone(piece)) return [numberTerm(piece)];
    const words = wordsOf(piece);
    return words.map((word, index) =>
      isLast && index === words.length - 1 && word.length >= shortestPrefix
        ? { words: [word], prefix: word }
        : { words: [word] },
    );
  });
  return terms.slice(0, maxTerms);
};

const shortestMisspelled = 4;
const letters = [...'abcdefghijklmnopqrstuvwxyz'];

/** All words that differ from this one by one letter: another one, one more, one less, or two exchanged. */
export const nearWords = (word: string): string[] => {
  if (word.length < shortestMisspelled || !/^\p{L}+$/u.test(word)) return [];
  const near = new Set<string>();
  for (let at = 0; at <= word.length; at++) {
    const [start, rest] = [word.slice(0, at), word.slice(at)];
    near.add(start + rest.slice(1));
    near.add(start + rest.charAt(1) + rest.charAt(0) + rest.slice(2));
    for (const letter of letters) near.add(start + letter + rest).add(start + letter + rest.slice(1));
  }
  near.delete(word);
  // PostgreSQL refuses half a character in JSON, and no word of the index has one.
  return [...near].filter((one) => one.isWellFormed());
};
