/** What a video of the booking backend is played from. */
export type PlayableVideo = { media_url: string; formats: readonly { path: string }[] };

/** `media_url` joined with the first format's path; spaces become %20. Null when nothing is filmed yet. */
export const videoAddress = ({ media_url, formats }: PlayableVideo): string | null => {
  const path = formats[0]?.path;
  return path ? `${media_url}${path}`.replaceAll(' ', '%20') : null;
};

/** Streams end in .m3u8, whatever query follows; everything else is a file the browser plays by itself. */
export const isStream = (address: string): boolean => /\.m3u8$/i.test(address.split(/[?#]/, 1)[0] ?? '');
