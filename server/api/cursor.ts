import { hash, timingSafeEqual } from 'node:crypto';
import { badUserInput } from './errors.ts';

/** Makes and opens page cursors that are signed and bound to an organization and a filter. */
export type Cursors = {
  readonly seal: (binding: string, place: readonly unknown[]) => string;
  readonly open: (binding: string, cursor: string) => readonly unknown[];
};

export const cursorsWith = (secret: string): Cursors => {
  const sign = (binding: string, body: string): string =>
    hash('sha256', `${secret}\n${hash('sha256', `${secret}\n${binding}\n${body}`, 'base64url')}`, 'base64url').slice(0, 22);
  return {
    seal: (binding, place) => {
      const body = Buffer.from(JSON.stringify(place)).toString('base64url');
      return `${body}.${sign(binding, body)}`;
    },
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
