import { Picture } from '#app/components/pictures/picture.tsx';
import type { privacyPolicy } from '#words/pages/privacy-policy.ts';
import { LegalIndex } from './legal-index.tsx';
import { LegalText } from './legal-text.tsx';

export function PrivacyPolicy(props: typeof privacyPolicy) {
  const { heading, text, image, index, backToTop, documents } = props;
  return (
    <>
      <div data-ground="dark" className="bg-palm text-cream">
        <div className="container-page grid items-end gap-x-16 gap-y-8 pt-14 md:grid-cols-[1.6fr_1fr] md:pt-20">
          <div className="pb-12 md:pb-20">
            <h1 className="text-4xl">{heading}</h1>
            <p className="mt-6 max-w-lg text-lg">{text}</p>
          </div>
          <Picture
            {...image}
            sizes="(min-width: 769px) 30rem, 1px"
            className="rounded-arch aspect-[4/3] w-full rounded-b-none object-cover max-md:hidden"
          />
        </div>
      </div>
      <div className="bg-paper">
        <div className="container-page grid grid-cols-1 gap-x-20 pb-[var(--section-space)] lg:grid-cols-[16rem_1fr] lg:pt-20">
          <LegalIndex label={index} backToTop={backToTop} documents={documents} />
          <div className="grid grid-cols-1 gap-24 pt-12 lg:pt-0">
            {documents.map((document) => (
              <LegalText key={document.id} document={document} />
            ))}
          </div>
        </div>
      </div>
    </>
  );
}
