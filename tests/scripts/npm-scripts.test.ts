import { execFile, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { isAlive } from '#tests/support/is-alive.ts';

const run = promisify(execFile);

/** Starts the scripts that nobody runs daily. */
test.each([
  ['bench', ['scripts/bench.mjs'], ['serving', 'submissions']],
  [
    'tour',
    ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/tour/playwright.config.ts'],
    ['390 px', '768 px', '1440 px'],
  ],
])(
  'npm run %s starts and lists what it would do',
  async (_name, command, expected) => {
    const { stdout } = await run(process.execPath, [...command, '--list']);
    for (const word of expected) expect(stdout).toContain(word);
  },
  60_000,
);

test('every npm script runs a file of the repository', async () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const named = Object.values(scripts).flatMap(
    (script) => /^exec node (?:--\S+ )*(\S+)/.exec(script)?.[1] ?? [],
  );
  const { stdout } = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...named]);
  expect(new Set(stdout.trim().split('\n'))).toEqual(new Set(named));
});

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  'a script stopped by %s also stops what it runs: an install, a build, a bench',
  async (signal) => {
    const endless = 'console.log(process.pid); setInterval(() => {}, 1000)';
    const script = spawn(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `import { run } from './scripts/machine/workspace.mjs'; await run(process.execPath, ['-e', ${JSON.stringify(endless)}]);`,
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const child = await new Promise<number>((done) => {
      script.stdout.once('data', (text) => done(Number(text)));
    });
    const code = new Promise((done) => script.on('exit', done));
    expect(isAlive(child)).toBe(true);
    script.kill(signal);
    expect(await code).toBe(signal === 'SIGINT' ? 130 : 143);
    await expect.poll(() => isAlive(child)).toBe(false);
  },
  30_000,
);
