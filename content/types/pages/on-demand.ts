import type { Block, Meta } from '#content/types/pages/blocks.ts';
import type { ClassKind } from '#content/types/pages/class-kind.ts';

export type SkillLevel = 'BEGINNER' | 'INTERMEDIATE' | 'ADVANCED';

export type OnDemandPage = {
  meta: Meta;
  heading: string;
  text: string;
  form: Block & { submit: string; sent: string };
  /** `published` is the day the library was published, for search engines. */
  library: Block & {
    published: string;
    label: string;
    tabs: Record<ClassKind, string>;
    rail: Record<ClassKind, string>;
    seeAll: string;
    previous: string;
    next: string;
  };
  card: {
    minutes: (minutes: number) => string;
    levels: Record<SkillLevel, string>;
    play: (name: string) => string;
    locked: string;
  };
  filters: {
    label: string;
    level: string;
    length: string;
    any: string;
    lengths: { short: string; medium: string; long: string };
    clear: string;
  };
  /** The kind stands in capitals here: FLOW, FIIT or RESTORE. */
  empty: { heading: (kind: string) => string; text: (kind: string) => string };
  nothingMatches: string;
  loadingMore: string;
  gate: Block & { submit: string; close: string };
};
