import { Picture } from '#app/components/pictures/picture.tsx';
import { Reveal } from '#app/components/ui/reveal.tsx';
import { Section } from '#app/components/ui/section.tsx';
import { retreats } from '#words/pages/retreats.ts';

const { story } = retreats;

export function Story() {
  return (
    <Section labelledBy="story">
      <div className="grid gap-12 md:grid-cols-[5fr_6fr] md:gap-20 lg:gap-28">
        <Reveal>
          <Picture
            {...story.image}
            sizes="(min-width: 769px) 40vw, 64vw"
            className="rounded-arch aspect-[3/4] w-full object-cover max-md:aspect-[4/5]"
          />
        </Reveal>
        <div className="self-center">
          <h2 id="story" className="text-eyebrow text-wine">
            {story.heading}
          </h2>
          <p className="mt-6 font-display text-3xl text-balance">{story.text}</p>
          {story.paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-7 max-w-prose text-lg">
              {paragraph}
            </p>
          ))}
        </div>
      </div>
    </Section>
  );
}
