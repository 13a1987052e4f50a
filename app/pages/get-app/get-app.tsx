import { AppDownload } from '#app/components/app-download/app-download.tsx';
import { StoreButtons } from '#app/components/app-download/store-buttons.tsx';
import { FilmBanner } from '#app/components/film/film-banner.tsx';
import { FormCard } from '#app/components/sections/form-section.tsx';
import { Section } from '#app/components/ui/section.tsx';
import AppLinkFormCode from '#app/forms/site-forms/app-link-form.tsx';
import { island } from '#app/islands/island.tsx';
import { useFreeClassCount } from '#app/islands/page-data.ts';
import { freeOffer } from '#words/pages/free-offer.ts';
import { getApp } from '#words/pages/get-app.ts';

const AppLinkForm = island(AppLinkFormCode);

const { heading, footage, description, download } = getApp;

export function GetApp() {
  return (
    <>
      <FilmBanner heading={heading} text={freeOffer(useFreeClassCount()).getApp} footage={footage}>
        <StoreButtons />
      </FilmBanner>
      <Section labelledBy="description">
        <div className="grid gap-12 lg:grid-cols-[5fr_7fr] lg:gap-20">
          <div>
            <h2 id="description" className="text-3xl">
              {description.heading}
            </h2>
            <p className="mt-5 max-w-md text-lg">{description.text}</p>
          </div>
          <dl className="grid gap-x-12 sm:grid-cols-2">
            {description.points.map((point) => (
              <div key={point.heading} className="border-t-2 border-clay py-6">
                <dt className="font-display text-xl">{point.heading}</dt>
                <dd className="mt-2">{point.text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Section>
      <AppDownload block={download}>
        <FormCard className="mt-9 lg:p-9">
          <AppLinkForm />
        </FormCard>
      </AppDownload>
    </>
  );
}
