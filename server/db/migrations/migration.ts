import type { Engine, Tx } from '#server/db/connect.ts';

export type Migration = (tx: Tx, engine: Engine) => Promise<void>;
