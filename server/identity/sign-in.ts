import type { IncomingMessage, ServerResponse } from 'node:http';
import { cookieOf, pageCookie } from './cookie.ts';
import type { IdentitySettings } from './settings.ts';
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IdentityKeys } from './keys.ts';
import type Provider from 'oidc-provider';
import { errors } from 'oidc-provider';
import type { Pool } from 'pg';
import { takeArrival } from './arrival.ts';
import { recordOfPerson } from '../workflow/audit.ts';
import { attempt, failedSignIns } from './attempt.ts';
import { originOf } from './sessions.ts';
import type { Origin } from '../workflow/transaction.ts';
import { sendHtml } from '../lib/html.ts';
import type { Limits } from './limits.ts';
import { failurePage, signInPage } from './pages.ts';
import { readForm, themeOf } from './raw-http.ts';

const mark = 'muster_asked';
const askedFor = 30 * 24 * 60 * 60;

const rememberAsked = (response: ServerResponse, settings: IdentitySettings): void =>
  void response.appendHeader('set-cookie', pageCookie(settings, mark, '1', askedFor));

const wasAsked = (request: IncomingMessage): boolean => cookieOf(request, mark) === '1';

/**
 * From an expired sign-in to the client, which begins a new one. A browser that loses the cookies of a sign-in comes without the mark, and
 * is sent round once instead of for ever.
 */
const beginAnew = (response: ServerResponse, settings: IdentitySettings, email: string): void => {
  const hint = email === '' ? '' : `?${new URLSearchParams({ login_hint: email }).toString()}`;
  response.writeHead(303, {
    location: `${settings.publicUrl}/auth/login${hint}`,
    'set-cookie': pageCookie(settings, mark, '', 0),
    'cache-control': 'no-store',
  });
  response.end();
};

const halfAYear = 180 * 24 * 60 * 60;

const nameOf = (userId: string): string => `muster_device_${createHash('sha256').update(userId).digest('hex').slice(0, 16)}`;

const sign = (key: string, userId: string, device: string): string =>
  createHmac('sha256', key).update(`muster-device:${device}:${userId}`).digest('base64url');

const isEqual = (one: string, other: string): boolean =>
  Buffer.byteLength(one) === Buffer.byteLength(other) && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** The device cookie of this person: strangers who guess elsewhere then do not lock this browser out. */
const knownDevice = (request: IncomingMessage, { cookies: keys }: IdentityKeys, userId: string): string | null => {
  const [device = '', signature = ''] = (cookieOf(request, nameOf(userId)) ?? '').split('.');
  return keys.some((key) => isEqual(signature, sign(key, userId, device))) ? device : null;
};

const rememberDevice = (response: ServerResponse, settings: IdentitySettings, keys: IdentityKeys, userId: string): void => {
  const device = randomBytes(16).toString('base64url');
  const [key = ''] = keys.cookies;
  response.appendHeader('set-cookie', pageCookie(settings, nameOf(userId), `${device}.${sign(key, userId, device)}`, halfAYear));
};

type SignInDeps = {
  readonly pool: Pool;
  readonly settings: IdentitySettings;
  readonly limits: Limits;
  readonly keys: IdentityKeys;
  readonly provider: Provider;
  readonly acceptInvitation: (userId: string) => Promise<void>;
};

const tooLarge = 'What was sent is too large. Type your email and password again.';
const wrong = 'The email or the password is wrong.';

const minutes = (seconds: number): string => (seconds <= 60 ? '1 minute' : `${Math.ceil(seconds / 60)} minutes`);

const text = (form: URLSearchParams | null, name: string, most: number): string => (form?.get(name) ?? '').slice(0, most);

const hint = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 255) : '');

const outdated = {
  code: 'not_found',
  description: 'This sign-in page is no longer valid. Start again, and allow cookies for this site if that leads here.',
};

export const createSignIn = (deps: SignInDeps) => {
  const { settings, provider, keys } = deps;
  const failures = failedSignIns(deps.pool);

  const interaction = async (request: IncomingMessage, response: ServerResponse, email: string) => {
    try {
      return await provider.interactionDetails(request, response);
    } catch (error) {
      if (!(error instanceof errors.SessionNotFound)) throw error;
      if (wasAsked(request)) beginAnew(response, settings, email);
      else sendHtml(response, failurePage(settings, { ...outdated, theme: themeOf(request) }));
      return null;
    }
  };

  const letIn = async (request: IncomingMessage, response: ServerResponse, userId: string, origin: Origin): Promise<void> => {
    await deps.acceptInvitation(userId);
    await recordOfPerson(deps.pool, { userId, event: 'session.begin', origin });
    rememberDevice(response, settings, keys, userId);
    await provider.interactionFinished(request, response, { login: { accountId: userId, amr: ['pwd'], remember: true } });
  };

  const show = async (request: IncomingMessage, response: ServerResponse, address: string): Promise<void> => {
    const details = await interaction(request, response, '');
    if (details === null) return;
    const email = hint(details.params['login_hint']);
    const arrived = await takeArrival(deps, request, response, email);
    if (arrived !== null) return letIn(request, response, arrived, originOf({ ip: address, headers: request.headers }, 'page', null));
    rememberAsked(response, settings);
    sendHtml(response, signInPage(settings, { email, fault: null, status: 200, theme: themeOf(request) }));
  };

  const submit = async (request: IncomingMessage, response: ServerResponse, address: string): Promise<void> => {
    const form = await readForm(request);
    const email = text(form, 'email', 255);
    const details = await interaction(request, response, email);
    if (details === null) return;
    const refuse = (status: number, fault: string): void =>
      sendHtml(response, signInPage(settings, { email, fault, status, theme: themeOf(request) }));
    if (form === null) return refuse(413, tooLarge);
    const origin = originOf({ ip: address, headers: request.headers }, 'page', null);
    const outcome = await attempt(
      { ...deps, failures },
      {
        email,
        password: text(form, 'password', 1024),
        address,
        deviceOf: (userId) => knownDevice(request, keys, userId),
        origin,
      },
    );
    if (outcome === 'wrong') return refuse(401, wrong);
    if ('wait' in outcome) {
      response.setHeader('retry-after', outcome.wait);
      return refuse(429, `Too many attempts. Try again in ${minutes(outcome.wait)}.`);
    }
    await letIn(request, response, outcome.userId, origin);
  };

  return { show, submit };
};
