import { type OpeningPosition, positionOfTitle } from '#domain/opening-positions.ts';
import { studios } from '#domain/studios.ts';
import { oneLine } from '#domain/text/one-line.ts';

/** An opening of a job board, as our pages show it. */
export type BoardOpening = {
  /** The board's id of the opening. */
  theirs: string;
  title: string;
  /** The group of our careers page that matches the title. */
  position: OpeningPosition;
  location: string;
  url: string;
};
type Posting = { theirs: string; title: string; location: string; url: string };

const plain = (text: string): string => oneLine(text, 120);

/** Boards write "Heliora Midtown Miami, FL"; our pages show the studio's name, the longest that matches. */
const studioNames = studios.map(({ name }) => name).sort((a, b) => b.length - a.length);
const locationOf = (text: string): string => {
  const words = ` ${text.replace(/[^\p{L}\p{N}]+/gu, ' ')} `.toLowerCase();
  return studioNames.find((name) => words.includes(` ${name.toLowerCase()} `)) ?? text;
};

/** Only https, because the URL becomes a link. A board may host its postings on the chain's own domain. */
const isLinkable = (url: string): boolean => {
  if (url.length > 500 || !URL.canParse(url)) return false;
  const { protocol, username, password } = new URL(url);
  return protocol === 'https:' && !username && !password;
};

/** Null when the posting cannot be shown. */
export const toOpening = ({ theirs, title, location, url }: Posting): BoardOpening | null => {
  const opening = { theirs, title: plain(title), location: locationOf(plain(location)), url };
  if (!/^[\w-]{1,64}$/.test(theirs) || !opening.title || !opening.location || !isLinkable(url)) return null;
  return { ...opening, position: positionOfTitle(opening.title), url: new URL(url).href };
};
