import { cx } from '#app/components/ui/class-names.ts';
import { type ClassKindSlug, classKinds } from '#domain/schedule/class-kinds.ts';
import { classKindNames } from '#words/class-kind-names.ts';
import { shell } from '#words/pages/shell.ts';

const { appPreview } = shell;

const edge: Record<ClassKindSlug, string> = { flow: 'bg-sun', fiit: 'bg-clay', restore: 'bg-palm' };

/**
 * The app on a drawn phone at the lower edge of the section. HTML and SVG instead of a screenshot, because
 * they are sharp at every size and their texts come from our content.
 */
export function AppPreview({ className }: { className: string }) {
  return (
    <div
      role="img"
      aria-label={appPreview.label}
      className={cx(
        '@container w-[min(100%,19.5rem)] self-end rounded-t-[2.9rem] bg-ink px-2.5 pt-2.5 shadow-lift',
        className,
      )}
    >
      <div aria-hidden="true" className="overflow-hidden rounded-t-[2.3rem] bg-cream text-ink">
        <div className="relative h-48 overflow-hidden bg-[linear-gradient(var(--color-wine),var(--color-clay)_72%,var(--color-ember))] text-cream">
          <span className="absolute top-3 left-1/2 h-6 w-20 -translate-x-1/2 rounded-full bg-ink" />
          <span className="absolute -bottom-28 left-1/2 size-44 -translate-x-1/2 rounded-full bg-[radial-gradient(circle,var(--color-cream),var(--color-sun)_75%)]" />
          <div className="relative px-5 pt-14">
            <p className="text-xs">{appPreview.studio}</p>
            <p className="mt-1 font-display text-2xl">{appPreview.day}</p>
          </div>
        </div>
        <ul className="-mt-7 grid gap-2 px-3 pb-5">
          {classKinds.map(({ slug }) => (
            <li
              key={slug}
              className="relative flex items-center gap-3 overflow-hidden rounded-md bg-paper py-3.5 pr-3 pl-5 shadow-card"
            >
              <span className={cx('absolute inset-y-0 left-0 w-1.5', edge[slug])} />
              <span className="min-w-0 flex-1 leading-tight">
                <span className="block font-display text-base">{classKindNames[slug]}</span>
                <span className="block text-xs text-ink-soft @max-[14rem]:hidden">
                  {appPreview.classes[slug]}
                </span>
              </span>
              <span className="rounded-full bg-ember px-2.5 py-1 text-xs font-medium @max-[14rem]:hidden">
                {appPreview.book}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
