import { useEffect, useState } from 'react';
import { SecureButton } from './secure-button.tsx';

type Props = {
  /** The button is shown between the elements with these two ids. */
  afterId: string;
  beforeId: string;
};

/** Phones only: shown after the film is scrolled past, and hidden before the form that it leads to. */
export function FloatingSecureButton({ afterId, beforeId }: Props) {
  const isBetween = useIsBetween(afterId, beforeId);
  if (!isBetween) return null;
  return (
    <div className="fixed inset-x-0 bottom-0 z-30 flex justify-center p-4 pb-[max(1rem,env(safe-area-inset-bottom))] min-[767px]:hidden">
      <SecureButton className="w-full max-w-sm animate-[rise_2s_var(--ease-warm)] shadow-lift" />
    </div>
  );
}

/** True while the first element is above the viewport and the second one is not near. */
function useIsBetween(afterId: string, beforeId: string): boolean {
  const [isPast, setIsPast] = useState(false);
  const [isNearEnd, setIsNearEnd] = useState(false);
  useEffect(() => {
    const after = document.getElementById(afterId);
    const before = document.getElementById(beforeId);
    if (!after || !before) return;
    const passing = new IntersectionObserver(([entry]) => {
      if (entry) setIsPast(!entry.isIntersecting && entry.boundingClientRect.bottom <= 0);
    });
    const nearing = new IntersectionObserver(
      // Near means that the form is in the viewport or above it.
      ([entry]) => entry && setIsNearEnd(entry.isIntersecting || entry.boundingClientRect.top < 0),
      { rootMargin: '0px 0px 120px' },
    );
    passing.observe(after);
    nearing.observe(before);
    return () => {
      passing.disconnect();
      nearing.disconnect();
    };
  }, [afterId, beforeId]);
  return isPast && !isNearEnd;
}
