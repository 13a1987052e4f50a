import { Button } from '#app/components/ui/button.tsx';
import { promotions } from '#words/pages/promotions.ts';

const { retreat } = promotions;

/** The offer of the Cabo trip. Both buttons close its dialog and open the booking page in a new window. */
export function RetreatOffer({ onLeave }: { onLeave: () => void }) {
  const bookAt = (url: string) => () => {
    onLeave();
    window.open(url, '_blank', 'noopener');
  };
  return (
    <>
      <p className="text-eyebrow pr-12">{retreat.dates}</p>
      <h2 className="mt-4 text-3xl">{retreat.heading}</h2>
      <p className="mt-5 font-medium">{retreat.stay}</p>
      <p className="mt-3">{retreat.text}</p>
      <div className="mt-auto grid gap-3 pt-8">
        <Button size="large" onClick={bookAt(retreat.reserve.to)}>
          {retreat.reserve.label}
        </Button>
        <Button variant="secondary" onClick={bookAt(retreat.book.to)}>
          {retreat.book.label}
        </Button>
      </div>
    </>
  );
}
