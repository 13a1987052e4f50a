import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { createConcurrencyLimit, maxPasswordHashes } from '#server/limits/concurrency-limit.ts';

const derive = promisify(argon2);
export type PasswordCost = { memory: number; passes: number; parallelism: number };
/** OWASP's parameters for argon2id: 19 MiB, two passes, one lane. */
const owaspCost: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 };
const tagLength = 32;

const tagOf = (password: string, nonce: Buffer, parameters: PasswordCost): Promise<Buffer> =>
  derive('argon2id', { message: password.normalize('NFKC'), nonce, tagLength, ...parameters });

const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');

/** The standard encoded format, so that old hashes can be checked after a change of the parameters. */
const encoded = ({ memory, passes, parallelism }: PasswordCost, nonce: Buffer, tag: Buffer) =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`;

export const hashPassword = async (password: string, cost = owaspCost): Promise<string> => {
  const nonce = randomBytes(16);
  return encoded(cost, nonce, await tagOf(password, nonce, cost));
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

export type Passwords = {
  hash(password: string): Promise<string>;
  /** Without a hash it does the same work and returns false: the time does not reveal who has an account. */
  isPasswordOf(password: string, hash: string | null | undefined): Promise<boolean>;
};

/**
 * Hashes and checks the passwords of staff. Visitors' passwords (server/models/leads/accounts.ts) are hashed
 * outside this limit: a sign-up is hashed only after FORMS_PER_MINUTE allowed it to its network, and must not
 * wait behind wrong passwords at /staff. Tests pass a lower cost.
 */
export const createPasswords = (cost = owaspCost): Passwords => {
  const limited = createConcurrencyLimit(maxPasswordHashes);
  const hashOfNobody = encoded(cost, Buffer.alloc(16), Buffer.alloc(tagLength));
  return {
    hash: (password) => limited(() => hashPassword(password, cost)),
    isPasswordOf: (password, hash) => limited(() => isPasswordOf(password, hash ?? hashOfNobody)),
  };
};
