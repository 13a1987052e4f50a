import type { Engine, Tx } from '../connect.ts';

export type Migration = (tx: Tx, engine: Engine) => Promise<void>;
