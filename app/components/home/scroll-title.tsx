import { home } from '#content/en/pages/home.ts';

const { scrollTitle } = home;

/**
 * The title rises with the sun as the visitor scrolls. The browser ties the movement to the scroll position
 * (scroll-driven animation): no script, no jank. Where that is missing or unwanted, it is simply a still picture.
 */
export function ScrollTitle() {
  return (
    <section
      aria-labelledby="scroll-title"
      data-ground="dark"
      className="scroll-title relative bg-clay text-cream"
    >
      <div className="scroll-title-stage overflow-clip">
        <div aria-hidden="true" className="scroll-title-sun" />
        <div aria-hidden="true" className="scroll-title-arches" />
        <div className="container-page relative grid min-h-[70svh] content-center justify-items-center py-24 text-center">
          <h2 id="scroll-title" className="scroll-title-heading text-5xl">
            {scrollTitle.heading}
          </h2>
          <ul className="mt-10 grid gap-2 text-xl">
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
