import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { badUserInput } from './errors.ts';

/** Makes and opens page cursors that are signed and bound to an organization and a filter. */
export type Cursors = {
  readonly seal: (binding: string, place: readonly unknown[]) => string;
  /** The same for a place that is JSON already, of moments, ids and numbers. */
  readonly sealJson: (binding: string, place: string) => string;
  readonly open: (binding: string, cursor: string) => readonly unknown[];
};

const keysAtMost = 1000;

export const cursorsWith = (secret: string): Cursors => {
  const keys = new Map<string, KeyObject>();
  /** As a key object, since a key given as text is read anew for each signature, at five times the price. */
  const keyOf = (binding: string): KeyObject => {
    const known = keys.get(binding);
    if (known !== undefined) return known;
    const made = createSecretKey(createHmac('sha256', secret).update(binding).digest());
    if (keys.size >= keysAtMost) keys.clear();
    keys.set(binding, made);
    return made;
  };
  const sign = (binding: string, body: string): string =>
    createHmac('sha256', keyOf(binding)).update(body).digest('base64url').slice(0, 22);
  const sealed = (binding: string, json: string): string => {
    const body = Buffer.from(json).toString('base64url');
    return `${body}.${sign(binding, body)}`;
  };
  return {
    seal: (binding, place) => sealed(binding, JSON.stringify(place)),
    sealJson: (binding, place) => sealed(binding, place.replaceAll(', ', ',')),
    open: (binding, cursor) => {
      const [body = '', signature = ''] = cursor.split('.');
      const expected = Buffer.from(sign(binding, body));
      const given = Buffer.from(signature);
      if (given.length !== expected.length || !timingSafeEqual(given, expected))
        throw badUserInput('This cursor does not belong to this list.');
      return JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as readonly unknown[];
    },
  };
};
