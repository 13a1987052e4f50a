type Attached = { detach: () => void };

const playsStreamsItself = (video: HTMLVideoElement) =>
  video.canPlayType('application/vnd.apple.mpegurl') !== '';

/**
 * Gives a stream to a video element: directly where the browser knows HLS, otherwise through hls.js, which only such a
 * browser ever downloads. Fatal errors are reported once; the caller shows them and attaches anew on retry.
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
  let detach = () => {};
  let isWanted = true;
  import('hls.js/light').then(
    ({ default: Hls }) => {
      if (!isWanted) return;
      if (!Hls.isSupported()) return onFailed();
      // A film in a small box needs no more pixels than the box has.
      const hls = new Hls({ capLevelToPlayerSize: true, maxBufferLength: 20 });
      detach = () => hls.destroy();
      hls.on(Hls.Events.ERROR, (_, { fatal }) => {
        if (!fatal) return;
        hls.destroy();
        if (isWanted) onFailed();
      });
      hls.loadSource(src);
      hls.attachMedia(video);
    },
    () => isWanted && onFailed(),
  );
  return {
    detach: () => {
      isWanted = false;
      detach();
    },
  };
}
