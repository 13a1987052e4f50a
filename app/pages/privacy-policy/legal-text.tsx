type LegalDocument = {
  /** The hash of the document. */
  id: string;
  title: string;
  effective: string;
  intro: string;
  sections: readonly { heading: string; paragraphs: readonly string[]; points?: readonly string[] }[];
};

export function LegalText({ document }: { document: LegalDocument }) {
  const { id, title, effective, intro, sections } = document;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="max-w-[44rem] border-t border-ink/20 pt-10 first:border-t-0 first:pt-0 max-lg:scroll-mt-12"
    >
      <h2 id={`${id}-title`} className="text-3xl">
        {title}
      </h2>
      <p className="mt-3 text-sm text-ink-soft">{effective}</p>
      <p className="mt-8 font-display text-xl">{intro}</p>
      <ol className="mt-4">
        {sections.map(({ heading, paragraphs, points }, index) => (
          <li key={heading} className="mt-12">
            <h3 className="text-xl">
              {index + 1}. {heading}
            </h3>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-4">
                {paragraph}
              </p>
            ))}
            {points && (
              <ul className="mt-4 grid gap-2 pl-6 list-disc marker:text-clay">
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
