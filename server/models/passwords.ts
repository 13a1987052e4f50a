import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);
/** OWASP's parameters for argon2id: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const tagLength = 32;

const tagOf = (password: string, nonce: Buffer, parameters: typeof cost): Promise<Buffer> =>
  derive('argon2id', { message: password.normalize('NFKC'), nonce, tagLength, ...parameters });

const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');

/** In the standard encoded format, so that old hashes stay readable after a change of parameters. */
export const hashPassword = async (password: string): Promise<string> => {
  const nonce = randomBytes(16);
  const tag = await tagOf(password, nonce, cost);
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(nonce)}$${base64(tag)}`;
};

export const isPasswordOf = async (password: string, hash: string): Promise<boolean> => {
  const [, memory, passes, parallelism, nonce, tag] =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(hash) ?? [];
  if (!nonce || !tag) return false;
  const parameters = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const found = await tagOf(password, Buffer.from(nonce, 'base64'), parameters);
  const wanted = Buffer.from(tag, 'base64');
  return found.length === wanted.length && timingSafeEqual(found, wanted);
};
