import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Pool } from 'pg';
import { findByEmail } from './accounts.ts';
import { cookieOf, pageCookie } from './cookie.ts';
import { oneTime } from './one-time.ts';
import type { IdentitySettings } from './settings.ts';

/** Removed with the sessions of the account where its password changes again. */
const tickets = oneTime<{ readonly of: string; readonly accountId: string }>('Arrival');
const cookie = 'muster_arrival';
const twoMinutes = 120;

/** Another site may post a link of its own with a password of its own, and would sign its visitors in as itself. */
const isFromOwnPage = (request: IncomingMessage): boolean => request.headers['sec-fetch-site'] === 'same-origin';

export type Arriving = {
  readonly email: string;
  /** Whether the password was chosen or typed in this request. */
  readonly isProven: boolean;
  readonly returnTo?: string;
};

/** To the sign-in of somebody who chose a password by a link, and past its form where this browser sent that password. */
export const leadIn = async (
  { pool, settings }: { readonly pool: Pool; readonly settings: IdentitySettings },
  request: IncomingMessage,
  response: ServerResponse,
  { email, isProven, returnTo }: Arriving,
): Promise<void> => {
  const account = isProven && settings.foreign === null && isFromOwnPage(request) ? (await findByEmail(pool, email))?.account : undefined;
  if (account !== undefined) {
    const ticket = await tickets.issue(pool, { of: randomUUID(), accountId: account.userId }, twoMinutes);
    response.appendHeader('set-cookie', pageCookie(settings, cookie, ticket, twoMinutes));
  }
  const query = new URLSearchParams({ login_hint: email, ...(returnTo !== undefined && { returnTo }) });
  response.writeHead(303, { location: `${settings.publicUrl}/auth/login?${query.toString()}`, 'cache-control': 'no-store' });
  response.end();
};

/** Who chose a password in this browser a moment ago; once, and null where somebody else is to sign in. */
export const takeArrival = async (
  { pool, settings }: { readonly pool: Pool; readonly settings: IdentitySettings },
  request: IncomingMessage,
  response: ServerResponse,
  email: string,
): Promise<string | null> => {
  const ticket = cookieOf(request, cookie);
  if (ticket === null || ticket === '') return null;
  response.appendHeader('set-cookie', pageCookie(settings, cookie, '', 0));
  const payload = await tickets.find(pool, ticket);
  if (payload === null || !(await tickets.spend(pool, ticket))) return null;
  return (await findByEmail(pool, email))?.account.userId === payload.accountId ? payload.accountId : null;
};
