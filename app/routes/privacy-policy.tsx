import { pageErrorBoundary } from '#app/components/errors/error-page.tsx';
import { Picture } from '#app/components/pictures/picture.tsx';
import { LegalIndex } from '#app/pages/privacy-policy/legal-index.tsx';
import { LegalText } from '#app/pages/privacy-policy/legal-text.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import type { PageHandle } from '#app/shell/page-handle.ts';
import { privacyPolicy } from '#words/pages/privacy-policy.ts';
import type { Route } from './+types/privacy-policy';

export const handle = { cache: {}, sitemap: 'build' } satisfies PageHandle;

/** Only the loader imports the long text, so that it is in the HTML and not in the page's JavaScript. */
export const loader = () => privacyPolicy;
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData
    ? pageMeta(matches, {
        ...loaderData.meta,
        path: '/privacy-policy',
        crumb: loaderData.heading,
        picture: loaderData.image.picture,
      })
    : [];

export const ErrorBoundary = pageErrorBoundary();

export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  const { heading, text, image, index, backToTop, documents } = loaderData;
  return (
    <>
      <div data-ground="dark" className="bg-palm text-cream">
        <div className="container-page grid items-end gap-x-16 gap-y-8 pt-14 md:grid-cols-[1.6fr_1fr] md:pt-20">
          <div className="pb-12 md:pb-20">
            <h1 className="text-4xl">{heading}</h1>
            <p className="mt-6 max-w-lg text-lg">{text}</p>
          </div>
          <Picture
            picture={image.picture}
            alt={image.alt}
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
