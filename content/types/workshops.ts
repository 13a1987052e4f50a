import type { ClassKindSlug } from '#content/types/class-kinds.ts';

export type WorkshopTemplate = {
  title: string;
  subtitle: string;
  description: string;
  minutes: number;
  kind: ClassKindSlug;
};
