/** The source of a video, as the GraphQL API returns it. */
export type PlayableVideo = { media_url: string; formats: readonly { name?: string; path: string }[] };

/** `media_url` joined with the first format's path; spaces become %20. Null for a video without formats. */
export const playableUrl = ({ media_url, formats }: PlayableVideo): string | null => {
  const path = formats[0]?.path;
  return path ? `${media_url}${path}`.replaceAll(' ', '%20') : null;
};

/** The captions of a class are one of its formats. */
export const captionsUrl = ({ media_url, formats }: PlayableVideo): string | null => {
  const path = formats.find(({ name }) => name === 'vtt')?.path;
  return path ? `${media_url}${path}`.replaceAll(' ', '%20') : null;
};

/** HLS streams end in .m3u8, before a query; the browser plays every other file itself. */
export const isStream = (url: string): boolean => /\.m3u8$/i.test(url.split(/[?#]/, 1)[0] ?? '');
