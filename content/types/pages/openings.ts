import type { Action, Block, Meta } from '#content/types/pages/blocks.ts';

export type OpeningsPage = { meta: Meta; heading: string; text: string; careers: Block & { link: Action } };
