import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { studios } from '../../../domain/studios.ts';
import { readMediaCatalog } from '../../library-files.ts';
import { films as filmSpecs, pictures } from '../../manifest.ts';
import { portraits } from './cast.ts';
import { films, shared } from './films.ts';
import { loops, reels, stages, stillName } from './loops.ts';
import { masters } from './masters.ts';
import { cuts } from './pictures.ts';
import { roomParams, roomPlans } from './rooms.ts';
import { secondsOf, stories, timesOf } from './stories.ts';
import { lookOf } from './studios.ts';
import { thumbnails } from './thumbnails.ts';

const recipes = { ...cuts, ...thumbnails };
const stills = new Set(Object.keys(loops).flatMap((name) => [stillName(name, 0), stillName(name, 1)]));
const scenes = new Set(
  readdirSync(new URL('../blender/scenes', import.meta.url))
    .filter((file) => file.endsWith('.py'))
    .map((file) => file.slice(0, -3)),
);

describe('the recipes', () => {
  test('say for every picture which master it is cut from', () => {
    const without = pictures
      .filter((spec) => spec.theme !== 'press' && !recipes[spec.name])
      .map((spec) => spec.name);
    expect(without).toEqual([]);
  });

  test('name only masters that exist, of scenes that exist', () => {
    expect(Object.values(recipes).filter(({ master }) => !masters[master] && !stills.has(master))).toEqual(
      [],
    );
    expect(
      Object.values(films).flatMap((film) => film.shots.filter((shot) => !masters[shot.master])),
    ).toEqual([]);
    expect(Object.values(masters).filter((master) => !scenes.has(master.scene))).toEqual([]);
  });

  test('render nothing that no picture shows', () => {
    const used = new Set(Object.values(recipes).map((cut) => cut.master));
    expect(Object.keys(masters).filter((name) => !used.has(name))).toEqual([]);
  });

  test('keep every crop inside its master', () => {
    const outside = Object.entries(recipes).filter(
      ([, { crop }]) => crop && (crop[0] < 0 || crop[1] < 0 || crop[0] + crop[2] > 1.001),
    );
    expect(outside).toEqual([]);
  });

  test('give every on-demand thumbnail a framing of its own', () => {
    const distinct = new Set(Object.values(thumbnails).map((cut) => JSON.stringify(cut)));
    expect(distinct.size).toBe(120);
  });

  test('show each studio its own house and its own room, and no room twice', () => {
    const galleries = Object.entries(cuts).filter(([name]) => name.startsWith('studios/'));
    const borrowed = galleries.filter(([name, { master }]) => !name.includes(`/${master.split('/')[1]}/`));
    expect(borrowed).toEqual([]);
    const plans = Object.values(roomPlans).map(({ sun, ceiling, floor, across }) =>
      [sun, ceiling, floor, across].join(),
    );
    expect(new Set(plans).size).toBe(studios.length);
    const walls = studios.map(({ slug }) => {
      const { wall, accent } = roomParams(slug, lookOf(slug)).colors;
      return wall + accent;
    });
    expect(new Set(walls).size).toBe(studios.length);
  });

  test('give every portrait a face of its own', () => {
    expect(new Set(Object.values(portraits).map((person) => person.seed)).size).toBe(
      Object.keys(portraits).length,
    );
  });

  test('share films only with names the manifest knows', () => {
    const known = new Set(filmSpecs.map((spec) => spec.name));
    expect(Object.keys(shared).filter((name) => !known.has(name))).toEqual([]);
    expect(Object.values(shared).filter((name) => !films[name])).toEqual([]);
  });

  test('say for every film how it is made, and make none that no page shows', () => {
    const names = filmSpecs.map((spec) => spec.name);
    expect(names.filter((name) => !films[name] && !stories[name] && !shared[name])).toEqual([]);
    const shown = new Set([...names, ...Object.values(shared)]);
    expect([...Object.keys(films), ...Object.keys(stories)].filter((name) => !shown.has(name))).toEqual([]);
  });

  test('say when the words of a film are shown, as the catalog does', () => {
    const { films: made } = readMediaCatalog();
    for (const [name, story] of Object.entries(stories))
      expect({ ...made[name] }, name).toMatchObject({ seconds: secondsOf(story), ...timesOf(story) });
  });

  test('give every loop a stage, and a way that a class can repeat', () => {
    for (const [name, { stage, poses, seconds }] of Object.entries(reels)) {
      expect(stages[stage], name).toBeDefined();
      expect(poses.length, name).toBeGreaterThan(1);
      expect([8, 12], name).toContain(seconds);
    }
    expect(Object.keys(loops).length).toBeGreaterThanOrEqual(24);
  });

  test('show each teacher in a pose of their own, for 15 to 25 seconds', () => {
    const introductions = Object.entries(stories).filter(([name]) => name.startsWith('teachers/'));
    const poses = introductions.flatMap(([, { shots }]) =>
      shots.flatMap((shot) => ('loop' in shot ? [reels[shot.loop]?.stage] : [])),
    );
    expect(new Set(poses).size).toBe(introductions.length);
    for (const [name, story] of introductions) {
      expect(secondsOf(story), name).toBeGreaterThanOrEqual(15);
      expect(secondsOf(story), name).toBeLessThanOrEqual(25);
    }
  });

  test('render the wall beside a portrait as far as its films show it', () => {
    for (const [name, { shots }] of Object.entries(stories))
      for (const shot of shots) {
        if (!('portrait' in shot)) continue;
        const [width, height] = masters[shot.portrait]?.size ?? [0, 0];
        const shown = (height * 16) / 9;
        expect(Math.max(shot.at, 1 - shot.at) * shown, name).toBeLessThanOrEqual(width / 2);
      }
  });

  test('let no two interviews share a shot, and leave every line the time to be read', () => {
    const shots = Object.entries(stories)
      .filter(([name]) => name.startsWith('testimonials/'))
      .flatMap(([, story]) => story.shots.map((shot) => JSON.stringify(shot)));
    expect(new Set(shots).size).toBe(shots.length);
    for (const [name, story] of Object.entries(stories))
      for (const { from, to, text } of story.lines) {
        expect(to, name).toBeLessThanOrEqual(secondsOf(story));
        expect(to - from, text).toBeGreaterThan(text.length / 24);
      }
  });
});
