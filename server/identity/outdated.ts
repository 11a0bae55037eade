import type { IncomingMessage, ServerResponse } from 'node:http';

import { cookieOf, pageCookie } from './cookie.ts';
import type { IdentitySettings } from './settings.ts';

const mark = 'muster_asked';
const fourteenDays = 14 * 24 * 60 * 60;

/** Leaves a mark that this browser was shown a sign-in page and keeps cookies. */
export const rememberAsked = (response: ServerResponse, settings: IdentitySettings): void =>
  void response.appendHeader('set-cookie', pageCookie(settings, mark, '1', fourteenDays));

/** Whether a sign-in that begins again gets further than here. */
export const wasAsked = (request: IncomingMessage): boolean => cookieOf(request, mark) === '1';

/**
 * Goes from a sign-in that is over to the client: whoever is signed in goes on, anybody else is asked anew. The mark goes with it
 * and comes back with the next page, so that a browser which loses the cookies of a sign-in is sent around once and not for ever.
 */
export const beginAnew = (response: ServerResponse, settings: IdentitySettings, email: string): void => {
  const hint = email === '' ? '' : `?${new URLSearchParams({ login_hint: email }).toString()}`;
  response.writeHead(303, {
    location: `${settings.publicUrl}/auth/login${hint}`,
    'set-cookie': pageCookie(settings, mark, '', 0),
    'cache-control': 'no-store',
  });
  response.end();
};
