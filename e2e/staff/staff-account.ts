import { execFile } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { promisify } from 'node:util';

const run = promisify(execFile);
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Invites a member with the operator's command; returns the path of the invitation. */
export const inviteStaff = async (email: string, ...options: string[]): Promise<string> => {
  const { stdout } = await run(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      'server/operator/main.ts',
      'staff',
      'invite',
      email,
      ...options,
    ],
    { env: { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR } },
  );
  return new URL(stdout.split(' ')[0] ?? '').pathname;
};

/**
 * The server also accepts the step before and after, and each code once. A test that needs two codes uses
 * this step and then the next one, so that the end of a step in between does not matter.
 */
export const currentStep = (): number => Math.floor(Date.now() / 30_000);

/** The code of an authenticator app. A second implementation, so that a mistake in the server's is found. */
export const authenticatorCode = (secret: string, step: number): string => {
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', key).update(counter).digest();
  const number = hash.readUInt32BE((hash.at(-1) as number) & 0xf) & 0x7fff_ffff;
  return String(number % 1_000_000).padStart(6, '0');
};
