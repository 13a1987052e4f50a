import { FilmHero } from '#app/components/film/film-hero.tsx';
import { OpenedStudios } from '#app/components/location-cards/opened-studios.tsx';
import { FormCard } from '#app/components/sections/form-section.tsx';
import { Pill } from '#app/components/ui/pill.tsx';
import { formAction } from '#app/forms/engine/form-action.server.ts';
import UpcomingLocationsFormCode, {
  upcomingLocationsForm,
} from '#app/forms/site-forms/upcoming-locations-form.tsx';
import { island } from '#app/islands/island.tsx';
import { Benefits } from '#app/pages/pre-sale/benefits.tsx';
import { FloatingSecureButton } from '#app/pages/pre-sale/floating-secure-button.tsx';
import { SecureButton } from '#app/pages/pre-sale/secure-button.tsx';
import { SignUpSection } from '#app/pages/pre-sale/sign-up-section.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import type { PageHandle } from '#app/shell/page-handle.ts';
import { upcomingLocations } from '#words/pages/upcoming-locations.ts';
import type { Route } from './+types/upcoming-locations';

const UpcomingLocationsForm = island('upcoming-locations-form', UpcomingLocationsFormCode);

const { names, opening, text, image, footage, form } = upcomingLocations;

/** The last path segment is one of the two studios; any other value means both. */
const nameOf = (location: string | undefined): string =>
  location === 'miami' || location === 'hollywood' ? names[location] : names.both;

export const handle = {
  cache: { params: { location: ['miami', 'hollywood'] } },
  sitemap: 'build',
  hasSignUpForm: true,
  hasFreeClassPopup: false,
} satisfies PageHandle;

/** One page with three headlines; the canonical URL is the one about both studios. */
export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    ...upcomingLocations.meta,
    path: '/upcoming-locations',
    crumb: upcomingLocations.crumb,
    picture: image.picture,
  });

export const action = (args: Route.ActionArgs) =>
  formAction(upcomingLocationsForm(args.params.location))(args);

export default function UpcomingLocations({ params }: Route.ComponentProps) {
  return (
    <>
      <FilmHero
        id="film"
        footage={footage}
        heading={nameOf(params.location)}
        notice={<Pill tone="flow">{opening}</Pill>}
      >
        <p className="mt-6 max-w-lg text-lg">{text}</p>
        <OpenedStudios
          names={[names.miami, names.hollywood].filter((name) => nameOf(params.location).includes(name))}
          className="mt-4"
        />
        <SecureButton className="mt-8" />
      </FilmHero>
      <Benefits />
      <SignUpSection heading={form.heading} text={form.text}>
        <FormCard>
          <UpcomingLocationsForm location={params.location} />
        </FormCard>
      </SignUpSection>
      <FloatingSecureButton afterId="film" beforeId="signup" />
    </>
  );
}
