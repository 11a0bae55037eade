import type { IncomingMessage, ServerResponse } from 'node:http';

import type Provider from 'oidc-provider';
import { errors } from 'oidc-provider';
import type { Pool } from 'pg';

import { findByEmail } from './accounts.ts';
import { sendHtml } from './html.ts';
import type { Limits } from './limits.ts';
import { beginAnew, rememberAsked, wasAsked } from './outdated.ts';
import { failurePage, signInPage } from './pages.ts';
import { verifyPassword } from './password.ts';
import { readForm, themeOf } from './raw-http.ts';
import type { IdentitySettings } from './settings.ts';

export type SignInDeps = {
  readonly pool: Pool;
  readonly settings: IdentitySettings;
  readonly limits: Limits;
  readonly provider: Provider;
  readonly acceptInvitation: (userId: string) => Promise<void>;
};

type Attempt = { readonly email: string; readonly password: string; readonly address: string };

type Outcome = { readonly userId: string } | { readonly status: number; readonly fault: string; readonly wait?: number };

const wrong = 'The email or the password is wrong.';

const minutes = (seconds: number): string => (seconds <= 60 ? '1 minute' : `${Math.ceil(seconds / 60)} minutes`);

const tooMany = (wait: number): Outcome => ({ status: 429, fault: `Too many attempts. Try again in ${minutes(wait)}.`, wait });

const attempt = async ({ pool, limits }: SignInDeps, { email, password, address }: Attempt): Promise<Outcome> => {
  const key = email.trim().toLowerCase();
  const wait = Math.max(await limits.failedSignInsByAddress.waiting(address), await limits.failedSignInsByEmail.waiting(key));
  if (wait > 0) return tooMany(wait);
  const found = await findByEmail(pool, email);
  if (await verifyPassword(password, found?.hash ?? null)) return { userId: found?.account.userId ?? '' };
  await limits.failedSignInsByAddress.count(address);
  await limits.failedSignInsByEmail.count(key);
  return { status: 401, fault: wrong };
};

const text = (form: URLSearchParams | null, name: string, most: number): string => (form?.get(name) ?? '').slice(0, most);

const hint = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 255) : '');

const outdated = {
  code: 'not_found',
  description: 'This sign-in page is no longer valid. Start again, and allow cookies for this site if that leads here.',
};

/** Draws the sign-in page and answers its form: the way from an anonymous browser to a session of the local provider. */
export const createSignIn = (deps: SignInDeps) => {
  const { settings, provider } = deps;

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

  const show = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const details = await interaction(request, response, '');
    if (details === null) return;
    const email = hint(details.params['login_hint']);
    rememberAsked(response, settings);
    sendHtml(response, signInPage(settings, { email, fault: null, status: 200, theme: themeOf(request) }));
  };

  const submit = async (request: IncomingMessage, response: ServerResponse, address: string): Promise<void> => {
    const form = await readForm(request);
    const email = text(form, 'email', 255);
    const details = await interaction(request, response, email);
    if (details === null) return;
    const outcome = await attempt(deps, { email, password: text(form, 'password', 1024), address });
    if ('userId' in outcome) {
      await deps.acceptInvitation(outcome.userId);
      await provider.interactionFinished(request, response, { login: { accountId: outcome.userId, amr: ['pwd'], remember: true } });
      return;
    }
    if (outcome.wait !== undefined) response.setHeader('retry-after', outcome.wait);
    sendHtml(response, signInPage(settings, { email, fault: outcome.fault, status: outcome.status, theme: themeOf(request) }));
  };

  return { show, submit };
};
