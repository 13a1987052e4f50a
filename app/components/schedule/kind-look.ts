import type { PillTone } from '#app/components/ui/pill.tsx';
import type { ClassKindSlug } from '#domain/class-kinds.ts';

/** Flow is peach and wine, FIIT red and ember, Restore leaf and palm: a kind is known before it is read. */
export const kindEdge: Record<ClassKindSlug | 'none', string> = {
  flow: 'bg-sun',
  fiit: 'bg-clay',
  restore: 'bg-palm',
  none: 'bg-sand',
};
export const kindTone = (kind: ClassKindSlug | null): PillTone => kind ?? 'plain';
