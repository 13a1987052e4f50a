import { type Context, Hono } from 'hono';
import { loopRenditions } from '#media/loops.ts';
import { captionsOf, findClassStream, masterPlaylist, mediaPlaylist } from '#server/media/class-stream.ts';
import { filmCaptions } from '#server/media/film-captions.ts';

const webVttType = 'text/vtt; charset=utf-8';
const send = (c: Context, body: string, type: string) =>
  c.body(body, 200, { 'Content-Type': type, 'Cache-Control': 'public, max-age=3600' });

/**
 * Captions of films, and `GET /media/films/vod/:id/…`: captions and playlists of an on-demand class, made
 * from the plan of the class. A playlist refers to files of the library, so only the site that serves these
 * files has playlists.
 */
export function createClassStreams({ hasPlaylists }: { hasPlaylists: boolean }) {
  const streams = new Hono();
  streams.get('/media/films/:folder/:file{[^/]+\\.vtt}', (c, next) => {
    const captions = filmCaptions(`${c.req.param('folder')}/${c.req.param('file').replace('.vtt', '')}`);
    return captions ? send(c, captions, webVttType) : next();
  });
  streams.get('/media/films/vod/:id/captions.vtt', (c, next) => {
    const stream = findClassStream(c.req.param('id'));
    return stream ? send(c, captionsOf(stream), webVttType) : next();
  });
  if (!hasPlaylists) return streams;
  streams.get('/media/films/vod/:id/:file', (c, next) => {
    const stream = findClassStream(c.req.param('id'));
    if (!stream) return next();
    const file = c.req.param('file');
    const height = loopRenditions.find((rendition) => file === `${rendition.height}.m3u8`)?.height;
    const body = height ? mediaPlaylist(stream, height) : file === 'master.m3u8' ? masterPlaylist() : null;
    return body === null ? next() : send(c, body, 'application/vnd.apple.mpegurl');
  });
  return streams;
}
