/**
 * Plays with sound if the browser allows it, muted if the browser requires that, and not at all if it refuses
 * both. WebKit may refuse with an AbortError. Every browser throws the same error when the visitor pauses or
 * the film is replaced meanwhile: `isWanted` is false then.
 */
export async function startPlayback(
  video: Pick<HTMLVideoElement, 'play' | 'paused' | 'muted'>,
  isWanted: () => boolean,
) {
  try {
    await video.play();
  } catch (error) {
    const { name } = error as DOMException;
    const isRefused = name === 'NotAllowedError' || (name === 'AbortError' && video.paused);
    if (!isRefused || video.muted || !isWanted()) return;
    video.muted = true;
    await video.play().catch(() => {});
  }
}
