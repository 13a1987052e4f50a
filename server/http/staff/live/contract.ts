/** hub.ts (D). Streams of this process; at most 3 a person, 500 in all, ten minutes each. */
export type LiveHub = {
  /** Called after a commit that moved something; tells open streams at once. Other processes see desk_versions. */
  moved(studios: readonly number[]): void;
  closeFor(staffId: string): void;
  /** Ends every stream: SIGTERM. */
  close(): void;
  readonly open: number;
};
