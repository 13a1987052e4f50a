import { readItem, writeItem } from '#app/browser/storage.ts';

/** Local storage key of the position in each class, in seconds by the path of its stream. */
const progressKey = 'heliora.progress';
/** So close to its end a class counts as watched: it begins again. */
const endSeconds = 15;
/** The classes begun last; older positions are forgotten. */
const maxClasses = 20;

type Progress = Record<string, number>;

const readProgress = (): Progress => {
  try {
    const stored: unknown = JSON.parse(readItem('localStorage', progressKey) ?? '{}');
    const entries = Object.entries(stored ?? {}).filter(([, at]) => Number.isFinite(at) && at > 0);
    return Object.fromEntries(entries) as Progress;
  } catch {
    return {};
  }
};

const pathOf = (src: string) => src.split(/[?#]/, 1)[0] ?? src;

export const progressOf = (src: string): number => readProgress()[pathOf(src)] ?? 0;

export const rememberProgress = (src: string, at: number, duration: number): void => {
  const { [pathOf(src)]: _, ...others } = readProgress();
  const isOver = at > duration - endSeconds;
  const entries = [...Object.entries(others), ...(isOver ? [] : [[pathOf(src), Math.floor(at)] as const])];
  writeItem('localStorage', progressKey, JSON.stringify(Object.fromEntries(entries.slice(-maxClasses))));
};
