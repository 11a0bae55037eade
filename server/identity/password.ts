import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);
const cost = { parallelism: 1, tagLength: 32, memory: 19_456, passes: 2 };

const tagOf = (password: string, nonce: Buffer, { memory, passes, parallelism, tagLength } = cost) =>
  derive('argon2id', { message: password.normalize('NFC'), nonce, memory, passes, parallelism, tagLength });

/** Argon2id in PHC format, with OWASP's parameters for servers. */
export const hashPassword = async (password: string): Promise<string> => {
  const nonce = randomBytes(16);
  const tag = await tagOf(password, nonce);
  const encode = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${encode(nonce)}$${encode(tag)}`;
};

const pattern = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{22,86})$/;

const unknownUserNonce = randomBytes(16);

/** In constant time; without a hash it spends the same time, so that timing reveals no account. */
export const verifyPassword = async (password: string, hash: string | null): Promise<boolean> => {
  const [, memory, passes, parallelism, nonce, tag] = (hash === null ? null : pattern.exec(hash)) ?? [];
  if (nonce === undefined || tag === undefined) {
    await tagOf(password, unknownUserNonce);
    return false;
  }
  const expected = Buffer.from(tag, 'base64');
  const settings = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism), tagLength: expected.length };
  return timingSafeEqual(await tagOf(password, Buffer.from(nonce, 'base64'), settings), expected);
};
