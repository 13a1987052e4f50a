import { StoreButtons } from '#app/components/app-download/store-buttons.tsx';
import { FilmButton } from '#app/components/film/film-button.tsx';
import { preparationCaptions, preparationChapters } from '#app/components/film/preparation-film.ts';
import { AccordionItem } from '#app/components/ui/accordion.tsx';
import { ButtonLink, buttonClass } from '#app/components/ui/button.tsx';
import { Icon } from '#app/components/ui/icon.tsx';
import type { FilmData } from '#media/film.ts';

/** Below an answer: a link to a page or to a part of this one, the store buttons, or a film in a dialog. */
type FurtherLink =
  | { linkType: 'page'; link: string; url: string }
  | { linkType: 'appStores' }
  | { linkType: 'video'; link: string; film: FilmData };
export type Faq = { id: string; question: string; answer: string } & (FurtherLink | { linkType?: undefined });

export function Question({ faq }: { faq: Faq }) {
  return (
    <AccordionItem id={faq.id} title={faq.question}>
      <p>{faq.answer}</p>
      <FurtherHelp faq={faq} />
    </AccordionItem>
  );
}

function FurtherHelp({ faq }: { faq: Faq }) {
  switch (faq.linkType) {
    case 'appStores':
      return <StoreButtons className="mt-5" />;
    case 'video':
      return (
        <FilmButton
          film={faq.film}
          chapters={preparationChapters}
          captions={preparationCaptions}
          title={faq.question}
          className={`${buttonClass('secondary', 'small')} mt-5`}
        >
          <Icon name="play" className="size-4" />
          {faq.link}
        </FilmButton>
      );
    case 'page':
      return (
        <ButtonLink to={faq.url} variant="quiet" className="mt-3">
          {faq.link}
        </ButtonLink>
      );
    default:
      return null;
  }
}
