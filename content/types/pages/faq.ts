import type { Block, Image, Meta } from '#content/types/pages/blocks.ts';
import type { FilmData } from '#media/film.ts';

/** What stands under an answer: a link, the two store buttons, a film in a modal, or the way to the cancellation helper. */
export type FaqLink =
  | { linkType: 'page'; link: string; url: string }
  | { linkType: 'appStores' }
  | { linkType: 'video'; link: string; film: FilmData }
  | { linkType: 'cancellation'; link: string; url: string };
export type Faq = { id: string; question: string; answer: string } & (FaqLink | { linkType?: undefined });

export type FaqPage = {
  meta: Meta;
  heading: string;
  text: string;
  image: Image;
  /** The question about the free offer (FreeOffer['question']) opens the first group. */
  groups: readonly { heading: string; questions: readonly Faq[] }[];
  cancellation: Block & {
    rules: readonly string[];
    mailHeading: string;
    mailLink: string;
    mailText: string;
    /** Before the addresses, for whoever has no mail program. */
    mailUnopened: string;
    mailSubject: (studio: string) => string;
    formHeading: string;
  };
  stillAsking: Block & { link: { label: string; to: string } };
};
