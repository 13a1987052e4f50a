/**
 * True for Safari: it has ManagedMediaSource, or no MediaSource on an old iPhone. Chromium plays HLS too, but
 * stops at the first lost segment, so hls.js plays the stream there.
 */
const hasNativeHls = (video: HTMLVideoElement) =>
  video.canPlayType('application/vnd.apple.mpegurl') !== '' &&
  ('ManagedMediaSource' in window || !('MediaSource' in window));

/** By default hls.js retries for half a minute, or changes renditions without end, before an error. */
const segmentRetry = { maxNumRetry: 3, retryDelayMs: 500, maxRetryDelayMs: 2000 };
const stallTimeoutMs = 8000;

/**
 * Attaches a stream to a video element: directly in Safari, otherwise through hls.js, which only the other
 * browsers download. A failure is reported once; the caller shows it and attaches again on retry. Returns the
 * function that detaches it.
 */
export function attachStream(video: HTMLVideoElement, src: string, onFailed: () => void): () => void {
  if (hasNativeHls(video)) {
    video.src = src;
    return () => {
      video.removeAttribute('src');
      video.load();
    };
  }
  let destroy = () => {};
  let isAttached = true;
  const detach = () => {
    isAttached = false;
    destroy();
    destroy = () => {};
  };
  const fail = () => {
    if (!isAttached) return;
    // Reported before the source is detached, so that the caller can store the position.
    onFailed();
    detach();
  };
  import('hls.js/light').then(({ default: Hls }) => {
    if (!isAttached) return;
    if (!Hls.isSupported()) return fail();
    const { fragLoadPolicy } = Hls.DefaultConfig;
    const hls = new Hls({
      // A film in a small box does not need a higher resolution than the box.
      capLevelToPlayerSize: true,
      // A short buffer: closing a film after a minute must not waste ten minutes of download.
      maxBufferLength: 20,
      maxMaxBufferLength: 20,
      fragLoadPolicy: { default: { ...fragLoadPolicy.default, errorRetry: segmentRetry } },
    });
    let isBroken = false;
    let isFatal = false;
    let stallTimer: ReturnType<typeof setTimeout> | undefined;
    // The buffered part is played to its end before the failure is shown.
    const failIfPlayedOut = () => {
      if (isBroken && video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA) fail();
    };
    const giveUp = () => {
      isBroken = true;
      failIfPlayedOut();
    };
    destroy = () => {
      clearTimeout(stallTimer);
      video.removeEventListener('waiting', failIfPlayedOut);
      hls.destroy();
    };
    video.addEventListener('waiting', failIfPlayedOut);
    hls.on(Hls.Events.ERROR, (_, { fatal, type }) => {
      isFatal ||= fatal;
      if (isFatal) giveUp();
      else if (type === Hls.ErrorTypes.NETWORK_ERROR) stallTimer ??= setTimeout(giveUp, stallTimeoutMs);
    });
    hls.on(Hls.Events.FRAG_BUFFERED, (_, { frag }) => {
      // The init segment alone shows nothing; after a fatal error hls.js requests nothing more.
      if (frag.sn === 'initSegment' || isFatal) return;
      clearTimeout(stallTimer);
      stallTimer = undefined;
      isBroken = false;
    });
    hls.loadSource(src);
    hls.attachMedia(video);
  }, fail);
  return detach;
}
