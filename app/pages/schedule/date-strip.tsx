import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { hasModifier } from '#app/browser/link-clicks.ts';
import { cx } from '#app/components/ui/class-names.ts';
import { useHydrated } from '#app/islands/use-hydrated.ts';
import { dayParts } from '#content/formats.ts';
import type { CalendarDay } from '#domain/dates.ts';
import { daysFrom } from '#domain/dates.ts';
import { schedule } from '#words/pages/schedule.ts';

const { dates } = schedule;
const dayCount = 28;

type Props = {
  today: CalendarDay;
  /** The day that the list shows at its top. */
  current: CalendarDay;
  hrefOf: (day: CalendarDay) => string;
  onChoose: (day: CalendarDay) => void;
};

/** Arrow keys, Home and End move the focus along the strip, which is one stop of the Tab key. */
const moveFocus = (event: KeyboardEvent<HTMLElement>) => {
  const links = [...event.currentTarget.querySelectorAll('a')];
  const at = links.indexOf(event.target as HTMLAnchorElement);
  const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
  if (next === undefined || hasModifier(event)) return;
  event.preventDefault();
  links.at(next % links.length)?.focus();
};

/** Four weeks of days under the navbar, each a link to the schedule from that day on. */
export function DateStrip({ today, current, hrefOf, onChoose }: Props) {
  const strip = useRef<HTMLDivElement>(null);
  const days = daysFrom(today, dayCount);
  const [focused, setFocused] = useState<CalendarDay>();
  // Without scripts the Tab key is the only way to a day.
  const tabStop = useHydrated() ? (focused ?? (days.includes(current) ? current : today)) : undefined;
  useEffect(() => {
    const chip = strip.current?.querySelector<HTMLElement>(`[data-date="${current}"]`);
    if (!chip || !strip.current) return;
    // Scrolls sideways only: scrollIntoView would also scroll the page.
    strip.current.scrollTo({ left: chip.offsetLeft - strip.current.clientWidth / 2 + chip.offsetWidth / 2 });
  }, [current]);
  return (
    <div
      role="toolbar"
      aria-label={dates.label}
      onKeyDown={moveFocus}
      className="sticky top-[var(--navbar-height)] z-20 border-b border-ink/10 bg-cream/95 backdrop-blur-sm"
    >
      <div
        ref={strip}
        className="container-page relative flex gap-1.5 overflow-x-auto py-3 scrollbar-none md:gap-2"
      >
        {days.map((day) => {
          const { weekday, date, month } = dayParts(day);
          const isCurrent = day === current;
          const isFirstOfMonth = date === '1';
          return (
            <a
              key={day}
              href={hrefOf(day)}
              data-date={day}
              tabIndex={tabStop && tabStop !== day ? -1 : undefined}
              onFocus={() => setFocused(day)}
              onBlur={() => setFocused(undefined)}
              onClick={(event) => {
                if (hasModifier(event)) return;
                event.preventDefault();
                onChoose(day);
              }}
              aria-current={isCurrent ? 'date' : undefined}
              className={cx(
                'grid h-[4.75rem] w-15 shrink-0 content-end justify-items-center rounded-[30px_30px_12px_12px] pb-2.5 leading-none transition-colors duration-300',
                isCurrent ? 'bg-oxblood text-cream' : 'bg-paper hover:bg-peach',
              )}
            >
              {isFirstOfMonth && (
                <span className="mb-0.5 text-xs leading-none font-medium tracking-wide uppercase">
                  {month}
                </span>
              )}
              <span className="text-xs leading-none first-letter:uppercase">
                {day === today ? dates.today : weekday}
              </span>
              <span
                className={cx(
                  'mt-1 font-display leading-none tabular-nums',
                  // Room for the month under the arch.
                  isFirstOfMonth ? 'text-xl' : 'text-2xl',
                )}
              >
                {date}
              </span>
              {!isFirstOfMonth && <span className="sr-only">{month}</span>}
            </a>
          );
        })}
      </div>
    </div>
  );
}
