import { createHmac, hash, timingSafeEqual } from 'node:crypto';
import { deriveKeys } from '../lib/master-key.ts';
import type { MasterKey } from '../lib/master-key.ts';
import { badUserInput } from './errors.ts';

/** Signed, and bound to an organization and a filter, so that a cursor cannot be used elsewhere. */
export type Cursors = {
  /** For a statement that signs by itself, with `seal_cursor`. */
  readonly keysOf: (binding: string) => CursorKeys;
  readonly seal: (binding: string, place: readonly unknown[]) => string;
  readonly open: (binding: string, cursor: string) => readonly unknown[];
};

export type CursorKeys = { readonly inner: string; readonly outer: string };

const keysAtMost = 1000;
const block = 64;

/** Signs with the first secret; a cursor signed with the second is opened, too. */
export const cursorsWith = (secret: string, before?: string): Cursors => {
  const previous = before === undefined ? null : cursorsWith(before);
  const keys = new Map<string, CursorKeys>();
  const keysOf = (binding: string): CursorKeys => {
    const known = keys.get(binding);
    if (known !== undefined) return known;
    const keyFor = (use: string): string => createHmac('sha512', secret).update(`${use}:${binding}`).digest('base64url').slice(0, block);
    const made = { inner: keyFor('inner'), outer: keyFor('outer') };
    if (keys.size >= keysAtMost) keys.clear();
    keys.set(binding, made);
    return made;
  };
  /** HMAC by hand from two hashes with keys made once, as `seal_cursor` makes it in the statement. */
  const sign = (binding: string, body: string): string => {
    const { inner, outer } = keysOf(binding);
    return hash('sha256', outer + hash('sha256', inner + body, 'base64url'), 'base64url').slice(0, 22);
  };
  return {
    keysOf,
    seal: (binding, place) => {
      const body = Buffer.from(JSON.stringify(place)).toString('base64url');
      return `${body}.${sign(binding, body)}`;
    },
    open: (binding, cursor) => {
      const [body = '', signature = ''] = cursor.split('.');
      const expected = Buffer.from(sign(binding, body));
      const given = Buffer.from(signature);
      const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
      if (!isOurs && previous !== null) return previous.open(binding, cursor);
      if (!isOurs) throw badUserInput('This cursor does not belong to this list.');
      return JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as readonly unknown[];
    },
  };
};

/** A cursor that was signed under the key before is opened, too. */
export const cursorsUnder = (masterKey: MasterKey): Cursors => {
  const [current, before] = deriveKeys(masterKey, 'cursors').map((key) => key.toString('base64'));
  return cursorsWith(current ?? '', before);
};
