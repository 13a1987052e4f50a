import { expect, test } from 'vitest';
import { toVideoPage } from './videos.ts';

test.each(['', 'https://cdn.example', 'https://cdn.example/heliora'])(
  'captions are on our own host with films from "%s"',
  (cdn) => {
    const video = {
      ...{ id: '1', name: 'Flow', description: '', skill_level: 'BEGINNER' as const },
      ...{ media_url: `${cdn}/media/films/vod/`, thumbnail_url: '', thumbnail_srcset: '' },
      formats: [{ name: 'vtt', path: 'flow-1.vtt' }],
      ...{ class_type: { duration: 60 }, instructors: [] },
    };
    const { items } = toVideoPage('flow', 1, {
      results: [video],
      meta: { pagination: { page: 1, pages: 1 } },
    });
    expect(items[0]?.captions).toBe('/media/films/vod/flow-1.vtt');
  },
);
