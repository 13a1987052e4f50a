import type { LiveHub } from './contract.ts';

/** A stream to one browser. */
export type Stream = {
  staffId: string;
  studios: ReadonlySet<number>;
  /** Says that something moved. */
  tell(): void;
  end(): void;
};

export const createLiveHub = (): LiveHub & { add(stream: Stream): () => void } => {
  const streams = new Set<Stream>();
  const endAll = (which: (stream: Stream) => boolean) => {
    for (const stream of [...streams].filter(which)) {
      streams.delete(stream);
      stream.end();
    }
  };
  return {
    add: (stream) => {
      streams.add(stream);
      return () => void streams.delete(stream);
    },
    moved: (studios) => {
      for (const stream of streams) if (studios.some((studio) => stream.studios.has(studio))) stream.tell();
    },
    closeFor: (staffId) => endAll((stream) => stream.staffId === staffId),
    close: () => endAll(() => true),
    get open() {
      return streams.size;
    },
  };
};
