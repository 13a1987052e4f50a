import { ButtonLink } from '#app/components/ui/button.tsx';
import { classPackages } from '#domain/prices.ts';
import { membership } from '#words/pages/membership.ts';

const { packages, hero } = membership;

export function ClassPackages() {
  return (
    <section aria-labelledby="packages" className="mt-20">
      <h3 id="packages" className="text-2xl">
        {packages.heading}
      </h3>
      <p className="mt-3 max-w-xl">{packages.text}</p>
      <ul className="mt-8 grid grid-cols-2 gap-4 lg:grid-cols-4 lg:gap-6">
        {classPackages.map(({ id, classCount, price, perClassPrice }) => (
          <li key={id} className="flex flex-col rounded-lg bg-paper p-5 shadow-card lg:p-7">
            <p className="font-display text-xl">
              {classCount} {packages.classLabel(classCount)}
            </p>
            <p className="mt-4 text-sm">{packages.startingAt}</p>
            <p className="font-display text-3xl">${price}</p>
            <p className="mt-1 min-h-6 text-sm text-ink-soft">
              {perClassPrice > 0 && packages.perClass(perClassPrice)}
            </p>
          </li>
        ))}
      </ul>
      <ButtonLink to={hero.cta.to} variant="secondary" className="mt-8">
        {packages.buy}
      </ButtonLink>
    </section>
  );
}
