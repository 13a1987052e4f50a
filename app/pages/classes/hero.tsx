import { Picture } from '#app/components/pictures/picture.tsx';
import { classes } from '#words/pages/classes.ts';

const { hero } = classes;
const [inStudio, online] = hero.heading.split('&&');

/** Text above one wide picture; beside the title, or below it where the title is long. */
export function ClassesHero() {
  return (
    <section aria-labelledby="page-title" data-ground="dark" className="bg-oxblood text-cream">
      <div className="container-page pt-14 md:pt-20">
        <div className="flex flex-wrap items-end justify-between gap-x-16 gap-y-6">
          <h1 id="page-title" className="text-5xl">
            {inStudio}
            <span className="text-sun">&&</span>
            {online}
          </h1>
          <p className="max-w-md grow basis-80 text-lg lg:pb-2">{hero.text}</p>
        </div>
      </div>
      <div className="relative mt-12 overflow-clip md:mt-16">
        <div className="container-page relative">
          <Picture
            {...hero.image}
            sizes="(min-width: 1312px) 82rem, 95vw"
            hasPriority
            className="aspect-[4/3] w-full rounded-t-lg object-cover md:aspect-[2/1] md:rounded-t-full"
          />
        </div>
      </div>
    </section>
  );
}
