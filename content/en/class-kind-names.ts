/** Separate from the descriptions, which the browser does not need. */
export const classKindNames = {
  flow: 'Flow',
  fiit: 'FIIT',
  restore: 'Restore',
} as const;
