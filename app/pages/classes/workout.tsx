import { Picture } from '#app/components/pictures/picture.tsx';
import { ButtonLink } from '#app/components/ui/button.tsx';
import { cx } from '#app/components/ui/class-names.ts';
import { Icon } from '#app/components/ui/icon.tsx';
import { Reveal } from '#app/components/ui/reveal.tsx';
import type { ClassKindSlug } from '#domain/schedule/class-kinds.ts';
import { classes } from '#words/pages/classes.ts';

const { labels } = classes.workouts;
type WorkoutType = (typeof classes.workouts.types)[number];

/** Each class kind has its own colors and side: peach and wine, red and ember, cream and palm. */
const looks: Record<ClassKindSlug, { ground: string; isDark: boolean; accent: string; isFlipped: boolean }> =
  {
    flow: { ground: 'bg-peach text-ink', isDark: false, accent: 'text-wine', isFlipped: false },
    fiit: { ground: 'bg-wine text-cream', isDark: true, accent: 'text-sun', isFlipped: true },
    restore: { ground: 'bg-leaf text-ink', isDark: false, accent: 'text-palm', isFlipped: false },
  };

export function Workout({ workout }: { workout: WorkoutType }) {
  const { kind, name, heading, paragraphs, image, smallImages, schedule } = workout;
  const { ground, isDark, accent, isFlipped } = looks[kind];
  return (
    <section
      id={kind}
      aria-labelledby={`${kind}-title`}
      data-ground={isDark ? 'dark' : 'light'}
      className={cx('overflow-x-clip pb-[var(--section-space)]', ground)}
    >
      <Picture
        {...image}
        sizes="(min-width: 769px) 88vw, 100vw"
        className={cx(
          'aspect-[4/3] w-full object-cover md:aspect-video md:max-h-[46rem] md:w-[88vw]',
          isFlipped ? 'md:ml-auto md:rounded-bl-[8rem]' : 'md:rounded-br-[8rem]',
        )}
      />
      <div
        className={cx(
          'container-page mt-10 grid gap-x-20 gap-y-12 md:mt-16 lg:grid-cols-2',
          isFlipped && 'lg:*:first:order-2',
        )}
      >
        <div>
          <p className={cx('font-display text-4xl', accent)} aria-hidden="true">
            {name}
          </p>
          <h3 id={`${kind}-title`} className="mt-3 text-2xl">
            <span className="sr-only">{name}: </span>
            {heading}
          </h3>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-5 max-w-prose">
              {paragraph}
            </p>
          ))}
          <ButtonLink to={schedule.to} variant={isDark ? 'light' : 'secondary'} className="mt-9">
            {schedule.label}
          </ButtonLink>
        </div>
        <div>
          <WorkoutDetails workout={workout} />
          <ul className="mt-10 grid grid-cols-2 gap-4">
            {smallImages.map(({ picture, alt }, index) => (
              <li key={alt} className={cx(index === 1 && 'mt-10')}>
                <Reveal order={index}>
                  <div className="zoom-media aspect-[3/4] rounded-arch sm:aspect-square">
                    <Picture
                      picture={picture}
                      alt={alt}
                      sizes="(min-width: 1024px) 18rem, 45vw"
                      className="size-full object-cover"
                    />
                  </div>
                </Reveal>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

function WorkoutDetails({ workout: { minutes, heat, goodFor } }: { workout: WorkoutType }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-x-8 gap-y-6">
      {[
        [labels.length, minutes],
        [labels.heat, heat],
      ].map(([label, fact]) => (
        <div key={label} className="border-t border-current/40 pt-3">
          <dt className="text-eyebrow">{label}</dt>
          <dd className="mt-1 font-display text-xl">{fact}</dd>
        </div>
      ))}
      <div className="col-span-full border-t border-current/40 pt-3">
        <dt className="text-eyebrow">{labels.goodFor}</dt>
        {goodFor.map((reason) => (
          <dd key={reason} className="mt-2 flex items-start gap-3">
            <Icon name="check" className="mt-1 size-5" />
            {reason}
          </dd>
        ))}
      </div>
    </dl>
  );
}
