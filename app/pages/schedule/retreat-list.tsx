import { Picture } from '#app/components/pictures/picture.tsx';
import { ButtonLink } from '#app/components/ui/button.tsx';
import { trips } from '#content/catalog/trips.ts';

/** The same trips as on the retreats page. */
export function RetreatList() {
  return (
    <ul className="grid gap-8 lg:grid-cols-2">
      {trips.map(({ id, name, title, description, image, date, link }) => (
        <li key={id} className="zoom-media overflow-hidden rounded-lg bg-paper shadow-card">
          <div className="aspect-[16/9] overflow-hidden">
            <Picture {...image} sizes="(min-width: 1024px) 40rem, 64vw" className="size-full object-cover" />
          </div>
          <div className="p-6 md:p-8">
            <p className="text-eyebrow text-wine">{name}</p>
            <h2 className="mt-3 text-2xl">{title}</h2>
            <p className="mt-2 font-medium">{date}</p>
            <p className="mt-4">{description}</p>
            <ButtonLink to={link.to} className="mt-6">
              {link.label}
            </ButtonLink>
          </div>
        </li>
      ))}
    </ul>
  );
}
