import { type RefObject, useEffect, useState } from 'react';

/** The captions of a film are shown until they are switched off. */
export function useCaptions(ref: RefObject<HTMLVideoElement | null>, src: string | null | undefined) {
  const [hasCaptions, setHasCaptions] = useState(true);
  useEffect(() => {
    const track = src ? ref.current?.textTracks[0] : undefined;
    if (track) track.mode = hasCaptions ? 'showing' : 'hidden';
  }, [ref, src, hasCaptions]);
  return { hasCaptions, toggleCaptions: src ? () => setHasCaptions(!hasCaptions) : null };
}
