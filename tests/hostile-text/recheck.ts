import { existsSync } from 'node:fs';
import type { Diagnostics } from 'recheck';

/**
 * The same checker in two builds, with one seed: where npm has installed the native program, it is faster
 * than JavaScript. The Java version is not used, because it depends on the machine. recheck reads
 * the setting at its first check.
 */
const useSameBackend = () => {
  const system = { darwin: 'macos', win32: 'windows' }[process.platform as string] ?? process.platform;
  const hasNative = existsSync(`node_modules/recheck-${system}-${process.arch}`);
  process.env.RECHECK_BACKEND = hasNative ? 'native' : 'pure';
};

/** Without limits of wall time, so that a busy machine cannot turn a safe pattern into an unknown one. */
const parameters = { randomSeed: 1, timeout: null, attackTimeout: null, incubationTimeout: null };

export type Pattern = { source: string; flags: string };

/** Whether the pattern is linear. */
export const recheck = async ({ source, flags }: Pattern): Promise<Diagnostics> => {
  const backend = process.env.RECHECK_BACKEND;
  useSameBackend();
  try {
    const { check } = await import('recheck');
    return await check(source, flags, parameters);
  } finally {
    if (backend === undefined) delete process.env.RECHECK_BACKEND;
    else process.env.RECHECK_BACKEND = backend;
  }
};
