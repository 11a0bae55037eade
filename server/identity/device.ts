import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

import { cookieOf, pageCookie } from './cookie.ts';
import type { IdentityKeys } from './keys.ts';
import type { IdentitySettings } from './settings.ts';

const halfAYear = 180 * 24 * 60 * 60;

const nameOf = (userId: string): string => `muster_device_${createHash('sha256').update(userId).digest('hex').slice(0, 16)}`;

const sign = (key: string, userId: string, device: string): string =>
  createHmac('sha256', key).update(`muster-device:${device}:${userId}`).digest('base64url');

const isEqual = (one: string, other: string): boolean =>
  Buffer.byteLength(one) === Buffer.byteLength(other) && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** The browser that sent this, if this person signed in on it before: strangers who guess elsewhere do not lock it out. */
export const knownDevice = (request: IncomingMessage, { cookies: keys }: IdentityKeys, userId: string): string | null => {
  const [device = '', signature = ''] = (cookieOf(request, nameOf(userId)) ?? '').split('.');
  return keys.some((key) => isEqual(signature, sign(key, userId, device))) ? device : null;
};

/** Knows this browser again when this person signs in the next time. */
export const rememberDevice = (response: ServerResponse, settings: IdentitySettings, keys: IdentityKeys, userId: string): void => {
  const device = randomBytes(16).toString('base64url');
  const [key = ''] = keys.cookies;
  response.appendHeader('set-cookie', pageCookie(settings, nameOf(userId), `${device}.${sign(key, userId, device)}`, halfAYear));
};
