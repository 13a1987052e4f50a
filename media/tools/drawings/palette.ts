/** The brand's colors for vector work; app/styles/tokens.css holds the same family for the pages. */
export const palette = {
  ink: '#2a1216',
  oxblood: '#4a1220',
  wine: '#7a2232',
  clay: '#c8452a',
  ember: '#ff6b2c',
  sun: '#ffb25e',
  peach: '#f0b48a',
  sand: '#f3d9b1',
  cream: '#fbf3e7',
  palm: '#2f4a3e',
} as const;
