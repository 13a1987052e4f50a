import type { ClassKindCode, ClassKindSlug } from '#content/types/class-kinds.ts';

export type SkillLevel = 'BEGINNER' | 'INTERMEDIATE' | 'ADVANCED';

/** What the writer decides about an on-demand class; its place in the list decides the pictures. */
export type VideoText = {
  name: string;
  description: string;
  skillLevel: SkillLevel;
  seconds: number;
  instructorId: number;
};

export type Video = VideoText & {
  kind: ClassKindCode;
  thumbnail: `vod/${ClassKindSlug}-${number}`;
  film: `vod/${ClassKindSlug}-${number}`;
};
