type Attached = { detach: () => void };

const playsStreamsItself = (video: HTMLVideoElement) =>
  video.canPlayType('application/vnd.apple.mpegurl') !== '';

/** By default hls.js retries for half a minute, or switches renditions without end, before it reports an error. */
const pieceRetry = { maxNumRetry: 3, retryDelayMs: 500, maxRetryDelayMs: 2000 };
const patienceMs = 8000;

/**
 * Gives a stream to a video element: directly where the browser knows HLS, otherwise through hls.js, which only such a
 * browser ever downloads. A failure is reported once; the caller shows it and attaches anew on retry.
 */
export function attachStream(video: HTMLVideoElement, src: string, onFailed: () => void): Attached {
  if (playsStreamsItself(video)) {
    video.src = src;
    return {
      detach: () => {
        video.removeAttribute('src');
        video.load();
      },
    };
  }
  let destroy = () => {};
  let isWanted = true;
  const detach = () => {
    isWanted = false;
    destroy();
    destroy = () => {};
  };
  const fail = () => {
    if (!isWanted) return;
    // Reported before the source is detached: the caller stores the position.
    onFailed();
    detach();
  };
  import('hls.js/light').then(({ default: Hls }) => {
    if (!isWanted) return;
    if (!Hls.isSupported()) return fail();
    const { fragLoadPolicy } = Hls.DefaultConfig;
    const hls = new Hls({
      // A film in a small box needs no more pixels than the box has.
      capLevelToPlayerSize: true,
      // A short buffer: a film that is closed after a minute has not downloaded ten.
      maxBufferLength: 20,
      maxMaxBufferLength: 20,
      fragLoadPolicy: { default: { ...fragLoadPolicy.default, errorRetry: pieceRetry } },
    });
    let isBroken = false;
    let isLost = false;
    let patience: ReturnType<typeof setTimeout> | undefined;
    // What has arrived is played out before a failure is shown.
    const failIfPlayedOut = () => {
      if (isBroken && video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA) fail();
    };
    const giveUp = () => {
      isBroken = true;
      failIfPlayedOut();
    };
    destroy = () => {
      clearTimeout(patience);
      video.removeEventListener('waiting', failIfPlayedOut);
      hls.destroy();
    };
    video.addEventListener('waiting', failIfPlayedOut);
    hls.on(Hls.Events.ERROR, (_, { fatal, type }) => {
      isLost ||= fatal;
      if (isLost) giveUp();
      else if (type === Hls.ErrorTypes.NETWORK_ERROR) patience ??= setTimeout(giveUp, patienceMs);
    });
    hls.on(Hls.Events.FRAG_BUFFERED, (_, { frag }) => {
      // The head of a rendition alone is nothing to look at; after a fatal error hls.js asks for nothing more.
      if (frag.sn === 'initSegment' || isLost) return;
      clearTimeout(patience);
      patience = undefined;
      isBroken = false;
    });
    hls.loadSource(src);
    hls.attachMedia(video);
  }, fail);
  return { detach };
}
