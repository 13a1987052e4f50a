import { Icon } from '#app/components/ui/icon.tsx';
import type { IconName } from '#app/components/ui/icon-paths.ts';
import { shell } from '#words/pages/shell.ts';
import { testimonials as page } from '#words/pages/testimonials.ts';

type Props = {
  index: number;
  count: number;
  isRunning: boolean;
  onToggle: () => void;
  onStep: (by: 1 | -1) => void;
};

export function CarouselControls({ index, count, isRunning, onToggle, onStep }: Props) {
  return (
    <div className="mt-8 flex flex-wrap items-center justify-center gap-4 noscript:hidden">
      <RoundButton icon="arrow-left" label={shell.carousel.previous} onClick={() => onStep(-1)} />
      {/* Announced only while the row is paused: a new number every three seconds would disturb screen
          readers. */}
      <p aria-live={isRunning ? 'off' : 'polite'} className="min-w-16 text-center tabular-nums">
        {shell.carousel.position(index + 1, count)}
      </p>
      <RoundButton icon="arrow-right" label={shell.carousel.next} onClick={() => onStep(1)} />
      <RoundButton
        icon={isRunning ? 'pause' : 'play'}
        label={isRunning ? page.stop : page.start}
        onClick={onToggle}
      />
    </div>
  );
}

function RoundButton({ icon, label, onClick }: { icon: IconName; label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="grid size-12 place-items-center rounded-full border-[1.5px] border-cream/70 transition-colors hover:bg-cream/15"
    >
      <Icon name={icon} />
    </button>
  );
}
