import { Picture } from '#app/components/pictures/picture.tsx';
import { ButtonLink } from '#app/components/ui/button.tsx';
import { thankYou } from '#words/pages/thank-you.ts';

const { generic, image } = thankYou;

export function ThankYou() {
  return (
    <div className="container-page section-space grid items-center gap-12 md:grid-cols-[6fr_5fr] md:gap-20">
      <div>
        <h1 className="text-5xl">{generic.heading}</h1>
        <p className="mt-6 max-w-md text-lg">{generic.text}</p>
        <ul className="mt-10 flex flex-wrap items-center gap-4">
          {generic.links.map(({ label, to }, index) => (
            <li key={to}>
              <ButtonLink to={to} variant={index === 0 ? 'primary' : index === 1 ? 'secondary' : 'quiet'}>
                {label}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </div>
      <Picture
        {...image}
        sizes="(min-width: 769px) 38vw, 92vw"
        hasPriority
        className="rounded-arch aspect-[4/5] w-full object-cover max-md:aspect-square"
      />
    </div>
  );
}
