import type { Principal } from '#domain/staff/permissions.ts';

/** The stream to one open page. */
export type LiveSink = { send(text: string): void; end(): void };

/** The open streams of this process, limited per member, in total and to ten minutes each (`liveLimits`). */
export type LiveHub = {
  /**
   * Called after a commit that changed tickets of these studios, by default of any studio: the versions are read at once. Changes by other
   * processes are found by the next poll.
   */
  notifyChange(studios?: readonly number[]): void;
  /** Adds a stream and returns the function that removes it; null when there are too many or the process is stopping. */
  join(member: Principal, session: string, sink: LiveSink): Promise<(() => void) | null>;
  closeFor(staffId: string): void;
  /** Ends every stream and accepts no new one; called on SIGTERM. */
  close(): void;
  readonly open: number;
};
