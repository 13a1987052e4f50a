import { Picture } from '#app/components/pictures/picture.tsx';
import { Section } from '#app/components/ui/section.tsx';
import { home } from '#words/pages/home.ts';

const { press } = home;

export function Press() {
  return (
    <Section ground="paper" labelledBy="press" className="!py-[calc(var(--section-space)*0.7)]">
      <h2 id="press" className="text-center text-2xl">
        {press.heading}
      </h2>
      <ul className="mt-12 grid gap-x-10 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {press.quotes.map(({ publication, quote, logo }) => (
          <li key={publication} className="flex flex-col items-center text-center">
            <Picture
              {...logo}
              sizes="14rem"
              className="h-12 w-auto"
              style={{ backgroundColor: 'transparent' }}
            />
            <blockquote className="mt-4 max-w-xs text-base">“{quote}”</blockquote>
          </li>
        ))}
      </ul>
    </Section>
  );
}
