import { coverSizes, Picture } from '#app/components/pictures/picture.tsx';
import { home } from '#words/pages/home.ts';

const { scrollTitle } = home;

/**
 * The picture of the room gets brighter while the visitor scrolls. The title is above its sun, the lines are
 * on its floor. The animation is CSS, driven by the scroll position: no script. A browser without it, or with
 * reduced motion, shows a still picture.
 */
export function ScrollTitle() {
  return (
    <section aria-labelledby="scroll-title" className="scroll-title bg-sun text-ink">
      <div className="scroll-title-stage overflow-clip">
        <div className="scroll-title-room absolute inset-0">
          <Picture {...scrollTitle.image} sizes={coverSizes} className="size-full object-cover" />
        </div>
        <div className="container-page relative grid min-h-[max(36rem,78svh)] content-between justify-items-center pt-16 pb-5 text-center md:pt-20 md:pb-16">
          <h2 id="scroll-title" className="scroll-title-heading text-5xl">
            {scrollTitle.heading}
          </h2>
          <ul className="grid text-lg leading-snug font-medium md:flex md:gap-10 md:text-xl">
            {scrollTitle.lines.map((line) => (
              <li key={line} className="scroll-title-line">
                {line}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
