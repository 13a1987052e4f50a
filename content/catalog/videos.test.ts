import { expect, test } from 'vitest';
import { instructors } from '#content/catalog/instructors.ts';
import { classVideos } from '#content/catalog/videos.ts';
import { pictures } from '#media/manifest.ts';

test.each(['flow', 'fiit', 'restore'] as const)(
  '%s has forty videos or more, on every skill level',
  (kind) => {
    const shelf = classVideos.filter((video) => video.kind === kind);
    expect(shelf.length).toBeGreaterThanOrEqual(40);
    expect(new Set(shelf.map((video) => video.skillLevel))).toEqual(
      new Set(['BEGINNER', 'INTERMEDIATE', 'ADVANCED']),
    );
  },
);

test('no two videos share a name, a description or an id', () => {
  for (const key of ['name', 'description', 'id'] as const)
    expect(new Set(classVideos.map((video) => video[key])).size, key).toBe(classVideos.length);
});

test('a description is a single sentence', () => {
  for (const { description } of classVideos) expect(description).toMatch(/^[A-Z][^.!?]*[.?]$/);
});

test('a video lasts between nine and seventy-five minutes', () => {
  for (const { name, seconds } of classVideos) {
    expect(seconds, name).toBeGreaterThanOrEqual(9 * 60);
    expect(seconds, name).toBeLessThanOrEqual(75 * 60);
  }
});

test('each video is taught by someone who teaches that kind', () => {
  for (const { name, instructorId, kind } of classVideos) {
    const instructor = instructors.find(({ id }) => id === instructorId);
    expect(instructor?.kinds, `${name} by ${instructor?.firstName}`).toContain(kind);
  }
});

test('every thumbnail is one that the media library makes', () => {
  const pictureNames = new Set<string>(pictures.map(({ name }) => name));
  for (const { id } of classVideos) expect(pictureNames).toContain(`vod/${id}`);
});
