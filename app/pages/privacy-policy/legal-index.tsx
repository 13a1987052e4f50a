import { cx } from '#app/components/ui/class-names.ts';
import { Icon } from '#app/components/ui/icon.tsx';

type Props = {
  label: string;
  backToTop: string;
  documents: readonly { id: string; indexLabel: string }[];
};

/**
 * The index of the legal texts; app/behaviors/current-section.ts marks the entry that is read.
 * `position: sticky` keeps the index visible until the end of the text. On phones it is a strip.
 */
export function LegalIndex({ label, backToTop, documents }: Props) {
  return (
    <nav
      aria-label={label}
      className="sticky top-[var(--navbar-height)] z-20 max-lg:-mx-[var(--page-edge)] max-lg:border-b max-lg:border-ink/15 max-lg:bg-paper lg:top-[calc(var(--navbar-height)+3rem)] lg:self-start"
    >
      <p className="text-eyebrow mb-4 max-lg:hidden">{label}</p>
      <ul
        data-section-index=""
        className="relative flex max-lg:overflow-x-auto max-lg:scrollbar-none max-lg:pl-[calc(var(--page-edge)-0.75rem)] lg:flex-col lg:border-l lg:border-ink/20"
      >
        {documents.map(({ id, indexLabel }) => (
          <li key={id} className="shrink-0">
            <a
              href={`#${id}`}
              className={cx(
                'block py-3 transition-colors max-lg:border-b-3 max-lg:px-3 max-lg:text-sm lg:-ml-px lg:border-l-3 lg:pl-5',
                'border-transparent text-ink-soft hover:border-sun hover:text-ink',
                'aria-[current]:border-clay aria-[current]:font-medium aria-[current]:text-ink',
              )}
            >
              {indexLabel}
            </a>
          </li>
        ))}
        <li className="shrink-0 max-lg:sticky max-lg:right-0 max-lg:ml-auto max-lg:bg-paper max-lg:pr-[calc(var(--page-edge)-0.75rem)] lg:mt-4">
          <a
            href="#top"
            className="flex items-center gap-2 py-3 text-wine underline-offset-4 hover:underline max-lg:px-3 max-lg:text-sm lg:pl-5"
          >
            <Icon name="arrow-up" className="size-4" />
            <span className="max-lg:sr-only">{backToTop}</span>
          </a>
        </li>
      </ul>
    </nav>
  );
}
