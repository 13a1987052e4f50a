import { readItem, writeItem } from '#app/browser/storage.ts';

/** Local storage key of the position in each class, in seconds by the path of its stream. */
const progressKey = 'heliora.progress';
/** So close to its end a class counts as watched: it begins again. */
const endSeconds = 15;

const readProgress = (): Record<string, number> => {
  try {
    return JSON.parse(readItem('localStorage', progressKey) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
};

const pathOf = (src: string) => src.split(/[?#]/, 1)[0] ?? src;

export const progressOf = (src: string): number => readProgress()[pathOf(src)] ?? 0;

export const rememberProgress = (src: string, at: number, duration: number): void => {
  const { [pathOf(src)]: _, ...others } = readProgress();
  const isOver = at > duration - endSeconds;
  const positions = isOver ? others : { ...others, [pathOf(src)]: Math.floor(at) };
  writeItem('localStorage', progressKey, JSON.stringify(positions));
};
