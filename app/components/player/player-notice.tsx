import { Button } from '#app/components/ui/button.tsx';
import { player } from '#words/pages/player.ts';

/** Replaces the picture of a film that failed to load or is not filmed yet. */
export function PlayerNotice({ onRetry }: { onRetry: (() => void) | null }) {
  const { heading, text } = onRetry ? player.failed : player.notFilmed;
  return (
    <div
      role="alert"
      className="absolute inset-0 grid place-content-center justify-items-center gap-4 bg-ink/70 p-8 text-center"
    >
      <h2 className="text-2xl">{heading}</h2>
      <p className="max-w-md">{text}</p>
      {onRetry && (
        <Button variant="light" onClick={onRetry} className="mt-2">
          {player.failed.retry}
        </Button>
      )}
    </div>
  );
}
