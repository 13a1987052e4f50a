import type { Meta } from '#content/types/pages/blocks.ts';

export type PlayerPage = { meta: Meta; label: string; invalidLink: string; home: string };
