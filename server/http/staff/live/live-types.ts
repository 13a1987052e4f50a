import type { Principal } from '#domain/staff/permissions.ts';

/** One open page: text goes to it until the stream ends. */
export type LiveSink = { send(text: string): void; end(): void };

/** Streams of this process, in bounds: so many a person, so many in all, and ten minutes each. */
export type LiveHub = {
  /**
   * Called after a commit that changed something in these studios, or in any: the numbers of the studios are read at once.
   * What another process committed is found by the next poll.
   */
  notifyChange(studios?: readonly number[]): void;
  /** Adds a stream and returns how to leave; null when there are too many or the process is stopping. */
  join(person: Principal, session: string, sink: LiveSink): Promise<(() => void) | null>;
  closeFor(staffId: string): void;
  /** Ends every stream and refuses new ones: SIGTERM. */
  close(): void;
  readonly open: number;
};
