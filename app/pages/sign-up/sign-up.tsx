import { Picture } from '#app/components/pictures/picture.tsx';
import { FormCard } from '#app/components/sections/form-section.tsx';
import { SiteLink } from '#app/components/ui/site-link.tsx';
import type { StudioOptions } from '#app/forms/fields/studios.ts';
import SignUpFormCode from '#app/forms/site-forms/sign-up-form.tsx';
import { island } from '#app/islands/island.tsx';
import { signUp } from '#words/pages/sign-up.ts';

const SignUpForm = island(SignUpFormCode);

export function SignUp({ studios }: { studios: StudioOptions }) {
  return (
    <div className="bg-oxblood md:bg-[linear-gradient(to_right,var(--color-oxblood)_42%,var(--color-cream)_42%)]">
      <div className="container-page grid gap-10 pt-12 pb-[var(--section-space)] md:grid-cols-[minmax(0,0.7fr)_minmax(0,1fr)] md:gap-16 md:pt-20">
        <div
          data-ground="dark"
          className="text-cream md:sticky md:top-[calc(var(--navbar-height)+3rem)] md:self-start"
        >
          <h1 className="text-4xl">{signUp.heading}</h1>
          <p className="mt-6 max-w-sm text-lg">{signUp.text}</p>
          <p className="mt-6">
            {signUp.haveAccount.text}{' '}
            <SiteLink
              to={signUp.haveAccount.link.to}
              className="underline decoration-sun underline-offset-[6px]"
            >
              {signUp.haveAccount.link.label}
            </SiteLink>
          </p>
          <Picture
            {...signUp.image}
            sizes="34vw"
            className="rounded-arch mt-12 hidden aspect-[4/5] w-full max-w-sm object-cover md:block"
          />
        </div>
        <FormCard className="max-md:-mx-2">
          <SignUpForm studios={studios} />
        </FormCard>
      </div>
    </div>
  );
}
