/**
 * With sound if the browser lets us, without it if it insists, at rest if it refuses both. WebKit also refuses with an
 * AbortError; so does every browser when the visitor pauses or the film is replaced meanwhile, and then `isWanted` is false.
 */
export async function startFilm(
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
