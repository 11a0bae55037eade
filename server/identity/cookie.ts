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

/** Sent with every call to this host and read by no script; over TLS with the __Host- prefix, so that no other host can set it. */
const hostName = ({ publicUrl }: IdentitySettings, name: string): string =>
  new URL(publicUrl).protocol === 'https:' ? `__Host-${name}` : name;

/** The session is sent with every call; the others are bound by the sign-in service to the one page that reads them, which the prefix forbids. */
export const serviceCookies = (settings: IdentitySettings) => ({
  session: hostName(settings, 'muster_session'),
  interaction: cookieName(settings, 'muster_interaction'),
  resume: cookieName(settings, 'muster_resume'),
});

const hostCookie = (settings: IdentitySettings, name: string, value: string, seconds: number): string => {
  const secure = new URL(settings.publicUrl).protocol === 'https:' ? '; Secure' : '';
  return `${hostName(settings, name)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`;
};

const hostCookieOf = (settings: IdentitySettings, name: string, cookies: string | undefined): string | null => {
  const start = `${hostName(settings, name)}=`;
  const found = (cookies ?? '').split(/;\s*/).find((each) => each.startsWith(start));
  return found === undefined || found.length === start.length ? null : found.slice(start.length);
};

/** The token of a support session; empty ends it. */
export const supportCookie = (settings: IdentitySettings, token: string, seconds: number): string =>
  hostCookie(settings, 'muster_support', token, seconds);

export const supportTokenOf = (settings: IdentitySettings, cookies: string | undefined): string | null =>
  hostCookieOf(settings, 'muster_support', cookies);

/** Up to where the log of the database must be read for whoever changed something a moment ago. */
export const positionCookie = (settings: IdentitySettings, sealed: string, seconds: number): string =>
  hostCookie(settings, 'muster_position', sealed, seconds);

export const positionIn = (settings: IdentitySettings, cookies: string | undefined): string | null =>
  hostCookieOf(settings, 'muster_position', cookies);

export const cookieOf = (request: IncomingMessage, name: string): string | null => {
  const found = (request.headers.cookie ?? '').split(/;\s*/).find((each) => each.replace(/^__Secure-/u, '').startsWith(`${name}=`));
  return found?.slice(found.indexOf('=') + 1) ?? null;
};
