import type { FilmSource } from '#media/film.ts';

/** Two sizes are encoded; phones get the small one, because the large one would only cost data. */
export const sourcesFor = (sources: readonly FilmSource[], viewport: number): readonly FilmSource[] => {
  const widths = [...new Set(sources.map((source) => source.width))].sort((a, b) => a - b);
  const chosen = widths.find((width) => width >= viewport) ?? widths.at(-1);
  return sources.filter((source) => source.width === chosen);
};
