import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);

/** What is run rarely is missed late: the tour was once absent from the repository for days, unnoticed. */
test.each([
  ['bench', ['serving', 'cold', 'growth', 'submissions']],
  ['tour', ['390 px', '768 px', '1440 px']],
])(
  'npm run %s starts and knows what it would do',
  async (name, expected) => {
    const { stdout } = await run(process.execPath, [`scripts/${name}.mjs`, '--list']);
    for (const word of expected) expect(stdout).toContain(word);
  },
  60_000,
);

test('every npm script names a file that is in the repository', async () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const named = Object.values(scripts).flatMap((script) => /^exec node (\S+)/.exec(script)?.[1] ?? []);
  const { stdout } = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...named]);
  expect(new Set(stdout.trim().split('\n'))).toEqual(new Set(named));
});
