import { expect, test } from 'vitest';
import { instructors } from '#content/catalog/instructors.ts';
import { videos } from '#content/catalog/videos.ts';
import { pictures } from '#media/manifest.ts';

const kindSlug = { YOGA: 'flow', FIIT: 'fiit', RESTORE: 'restore' } as const;

test.each(['YOGA', 'FIIT', 'RESTORE'] as const)(
  '%s has forty videos or more, on every skill level',
  (kind) => {
    const shelf = videos.filter((v) => v.kind === kind);
    expect(shelf.length).toBeGreaterThanOrEqual(40);
    expect(new Set(shelf.map((v) => v.skillLevel))).toEqual(
      new Set(['BEGINNER', 'INTERMEDIATE', 'ADVANCED']),
    );
  },
);

test('no two videos share a name, a description or a thumbnail', () => {
  for (const key of ['name', 'description', 'thumbnail'] as const)
    expect(new Set(videos.map((v) => v[key])).size, key).toBe(videos.length);
});

test('a description is a single sentence', () => {
  for (const { description } of videos) expect(description).toMatch(/^[A-Z][^.!?]*[.?]$/);
});

test('a video lasts between nine and seventy-five minutes', () => {
  for (const { name, seconds } of videos) {
    expect(seconds, name).toBeGreaterThanOrEqual(9 * 60);
    expect(seconds, name).toBeLessThanOrEqual(75 * 60);
  }
});

test('each video is taught by someone who teaches that kind', () => {
  for (const video of videos) {
    const teacher = instructors.find((i) => i.id === video.instructorId);
    expect(teacher?.kinds, `${video.name} by ${teacher?.firstName}`).toContain(kindSlug[video.kind]);
  }
});

test('every thumbnail is one that the media library makes, and every film its own', () => {
  const pictureNames = new Set(pictures.map((picture) => picture.name));
  for (const { thumbnail, film, kind } of videos) {
    expect(pictureNames).toContain(thumbnail);
    expect(thumbnail).toMatch(new RegExp(`^vod/${kindSlug[kind]}-`));
    expect(film).toBe(thumbnail);
  }
});
