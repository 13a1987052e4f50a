export type OpenStudioSlug =
  | 'north-fort-lauderdale'
  | 'downtown-ft-lauderdale'
  | 'davie'
  | 'deerfield-beach'
  | 'boca-raton'
  | 'pembroke-pines'
  | 'hollywood'
  | 'midtown-miami'
  | 'coral-springs'
  | 'coral-gables'
  | 'weston'
  | 'west-boca'
  | 'winter-park'
  | 'palm-beach-gardens'
  | 'jacksonville';

export type UpcomingStudioSlug = 'delray' | 'doral' | 'west-kendall' | 'pinecrest' | 'wellington';

export type StudioSlug = OpenStudioSlug | UpcomingStudioSlug;

/** Two studios run without a leader of their own. */
export type LedStudioSlug = Exclude<OpenStudioSlug, 'west-boca' | 'coral-gables'>;
