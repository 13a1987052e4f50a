import { describe, expect, it } from 'vitest';
import { film } from '#media/film.ts';
import { breadcrumbList, faqPage, videoObjects } from './structured-data.ts';

const origin = 'https://heliora.example';

describe('structured data', () => {
  it('leads from home to the page in whole addresses', () => {
    const { itemListElement } = breadcrumbList(origin, [
      { name: 'Heliora', path: '/' },
      { name: 'Classes', path: '/classes' },
    ]);
    expect(itemListElement.map(({ position, item }) => [position, item])).toEqual([
      [1, 'https://heliora.example/'],
      [2, 'https://heliora.example/classes'],
    ]);
  });

  it('gives every question its answer', () => {
    const { mainEntity } = faqPage([{ question: 'How hot?', answer: 'Quite.' }]);
    expect(mainEntity[0]).toMatchObject({ name: 'How hot?', acceptedAnswer: { text: 'Quite.' } });
  });

  it('speaks of a film only when there is a film to play', () => {
    const described = { name: 'Preparation', description: 'How to get ready.', published: '2025-01-06' };
    const poster = film('first-class/preparation');
    const playable = {
      ...poster,
      seconds: 10.4,
      sources: [
        { src: '/media/films/a-640.mp4?v=1', type: 'video/mp4', width: 640 },
        { src: '/media/films/a-1280.mp4?v=1', type: 'video/mp4', width: 1280 },
      ],
    };
    const found = videoObjects(origin, [
      { ...described, film: { ...poster, sources: [] } },
      { ...described, film: playable },
    ]);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({
      duration: 'PT10S',
      contentUrl: 'https://heliora.example/media/films/a-1280.mp4?v=1',
    });
  });
});
