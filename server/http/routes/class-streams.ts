import { Hono } from 'hono';
import { loopRenditions } from '#media/loops.ts';
import { captionsOf, findClassStream, masterPlaylist, mediaPlaylist } from '#server/media/class-stream.ts';

/** `GET /media/films/vod/:id/…`: the playlists and captions of an on-demand class, made from its plan. */
export function createClassStreams() {
  const streams = new Hono();
  streams.get('/media/films/vod/:id/:file', (c, next) => {
    const stream = findClassStream(c.req.param('id'));
    if (!stream) return next();
    const file = c.req.param('file');
    const height = loopRenditions.find((rendition) => file === `${rendition.height}.m3u8`)?.height;
    const isCaptions = file === 'captions.vtt';
    const body = height
      ? mediaPlaylist(stream, height)
      : isCaptions
        ? captionsOf(stream)
        : file === 'master.m3u8'
          ? masterPlaylist()
          : null;
    if (body === null) return next();
    return c.body(body, 200, {
      'Content-Type': isCaptions ? 'text/vtt; charset=utf-8' : 'application/vnd.apple.mpegurl',
      'Cache-Control': 'public, max-age=3600',
    });
  });
  return streams;
}
