import { Picture } from '#app/components/picture.tsx';
import { ButtonLink } from '#app/components/ui/button.tsx';
import { notFound } from '#content/en/pages/not-found.ts';
import { picture } from '#media/picture.ts';

/** Never a dead end: the three things visitors come for. */
export function NotFound() {
  return (
    <div className="container-page section-space grid items-center gap-12 md:grid-cols-2">
      <div>
        <p className="text-eyebrow mb-4">404</p>
        <h1 className="text-4xl">{notFound.heading}</h1>
        <p className="mt-6 max-w-md text-lg">{notFound.text}</p>
        <ul className="mt-10 flex flex-wrap gap-4">
          {notFound.links.map(({ label, to }, index) => (
            <li key={to}>
              <ButtonLink to={to} variant={index === 0 ? 'primary' : 'secondary'}>
                {label}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </div>
      <Picture
        picture={picture('pages/not-found')}
        alt={notFound.image.alt}
        sizes="(min-width: 769px) 45vw, 90vw"
        className="rounded-arch aspect-[4/5] w-full object-cover"
      />
    </div>
  );
}
