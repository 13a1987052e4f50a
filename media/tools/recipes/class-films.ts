/** The on-demand films: the practice each one shows, whole, or closer and from the other side. */
import type { Touch } from './pictures.ts';

export type ClassFilm = Pick<Touch, 'mirror' | 'modulate'> & {
  practice: string;
  /** Part of the picture that is shown: [left, top, width] as shares; 16:9. */
  frame?: readonly [left: number, top: number, width: number];
};

const evening = { brightness: 0.95, saturation: 1.06 };
const morning = { brightness: 1.03, saturation: 0.92 };

export const classFilms: Readonly<Record<string, ClassFilm>> = {
  'vod/flow-1': { practice: 'flow-1' },
  'vod/flow-2': { practice: 'flow-2' },
  'vod/flow-3': { practice: 'flow-1', frame: [0.16, 0.18, 0.66], mirror: true, modulate: evening },
  'vod/flow-4': { practice: 'flow-2', frame: [0.2, 0.1, 0.66], mirror: true, modulate: morning },
  'vod/fiit-1': { practice: 'fiit-1' },
  'vod/fiit-2': { practice: 'fiit-2' },
  'vod/fiit-3': { practice: 'fiit-1', frame: [0.24, 0.1, 0.6], mirror: true, modulate: evening },
  'vod/fiit-4': { practice: 'fiit-2', frame: [0.22, 0.16, 0.66], mirror: true, modulate: morning },
  'vod/restore-1': { practice: 'restore-1' },
  'vod/restore-2': { practice: 'restore-1', frame: [0.2, 0.26, 0.6], mirror: true },
  'vod/restore-3': { practice: 'restore-1', frame: [0.08, 0.12, 0.8], modulate: evening },
  'vod/restore-4': { practice: 'restore-1', frame: [0.04, 0.1, 0.84], mirror: true, modulate: morning },
};
