import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

test.each([
  ['booking check', 0],
  ['mail test', 1],
])(
  'the command "%s" opens no database',
  (command, expected) => {
    const DATA_DIR = temporaryFolder();
    const { stderr, status } = spawnSync(
      process.execPath,
      ['server/operator/main.ts', ...command.split(' ')],
      {
        // The database is down, and these commands are how an operator finds out what else is.
        env: { DATA_DIR, DATABASE_URL: 'postgres://heliora@127.0.0.1:1/heliora' },
        encoding: 'utf8',
      },
    );
    expect(stderr).not.toContain('ECONNREFUSED');
    expect(status).toBe(expected);
    expect(readdirSync(DATA_DIR)).toEqual([]);
  },
  30_000,
);
