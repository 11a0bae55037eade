import type { IncomingMessage } from 'node:http';

import { localIssuer, type IdentitySettings } from './settings.ts';

/** A cookie that only the sign-in pages see. */
export const pageCookie = (settings: IdentitySettings, name: string, value: string, seconds: number): string => {
  const { pathname, protocol } = new URL(localIssuer(settings));
  const secure = protocol === 'https:' ? '; Secure' : '';
  return `${name}=${value}; Path=${pathname}/interaction; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
};

/** What a browser sent under this name; null when it sent nothing. */
export const cookieOf = (request: IncomingMessage, name: string): string | null => {
  const found = (request.headers.cookie ?? '').split(/;\s*/).find((each) => each.startsWith(`${name}=`));
  return found?.slice(name.length + 1) ?? null;
};
