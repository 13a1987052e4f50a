/**
 * One value per process. Each language has its own bundle and with it its own copy of every module, so a
 * constant that both must share is kept here. docs/decisions/083-two-languages-in-one-process.md
 */
export const processWide = <T>(name: string, create: () => T): T => {
  const values = globalThis as unknown as Record<symbol, T | undefined>;
  const key = Symbol.for(`heliora: ${name}`);
  values[key] ??= create();
  return values[key];
};
