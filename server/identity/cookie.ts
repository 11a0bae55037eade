import type { IncomingMessage } from 'node:http';

import { localIssuer, type IdentitySettings } from './settings.ts';

/** Over TLS with the __Secure- prefix, which browsers accept from TLS alone. */
export const cookieName = ({ publicUrl }: IdentitySettings, name: string): string =>
  new URL(publicUrl).protocol === 'https:' ? `__Secure-${name}` : name;

export const pageCookie = (settings: IdentitySettings, name: string, value: string, seconds: number): string => {
  const { pathname, protocol } = new URL(localIssuer(settings));
  const secure = protocol === 'https:' ? '; Secure' : '';
  return `${cookieName(settings, name)}=${value}; Path=${pathname}/interaction; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
};

export const cookieOf = (request: IncomingMessage, name: string): string | null => {
  const found = (request.headers.cookie ?? '').split(/;\s*/).find((each) => each.replace(/^__Secure-/u, '').startsWith(`${name}=`));
  return found?.slice(found.indexOf('=') + 1) ?? null;
};
