import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

import type { Pool } from 'pg';

import { findAccount, savePassword } from './accounts.ts';
import { sendHtml } from './html.ts';
import { failurePage, passwordPage } from './pages.ts';
import { hashPassword } from './password.ts';
import { readForm, themeOf } from './raw-http.ts';
import type { IdentitySettings } from './settings.ts';

const kind = 'PasswordLink';
const shortest = 10;

const idOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** A link, good once and for the given time, on which this member chooses a password. */
export const createPasswordLink = async (pool: Pool, settings: IdentitySettings, userId: string, seconds: number): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  await pool.query(
    `insert into oidc_payload (kind, id, payload, expires_at) values ($1, $2, $3, now() + $4::float8 * interval '1 second')`,
    [kind, idOf(token), JSON.stringify({ userId }), seconds],
  );
  return `${settings.publicUrl}/oidc/password/${token}`;
};

const find = async (pool: Pool, token: string): Promise<string | null> => {
  const { rows } = await pool.query<{ user_id: string }>(
    `select payload->>'userId' as user_id from oidc_payload where kind = $1 and id = $2 and expires_at > now()`,
    [kind, idOf(token)],
  );
  return rows[0]?.user_id ?? null;
};

const spend = async (pool: Pool, token: string): Promise<boolean> => {
  const { rowCount } = await pool.query(`delete from oidc_payload where kind = $1 and id = $2 and expires_at > now()`, [kind, idOf(token)]);
  return rowCount === 1;
};

const outdated = { code: 'not_found', status: 404, description: 'This link was used before or is out of date. Ask for a new one.' };

/** The two requests behind such a link: the form and its answer. */
export const createPasswordChoice = (pool: Pool, settings: IdentitySettings) => {
  const accountOf = async (token: string) => {
    const userId = await find(pool, token);
    return userId === null ? null : findAccount(pool, userId);
  };

  const show = async (request: IncomingMessage, response: ServerResponse, token: string): Promise<void> => {
    const theme = themeOf(request);
    const account = await accountOf(token);
    const page =
      account === null
        ? failurePage(settings, { ...outdated, theme })
        : passwordPage(settings, { email: account.email, fault: null, status: 200, theme });
    sendHtml(response, page);
  };

  const submit = async (request: IncomingMessage, response: ServerResponse, token: string): Promise<void> => {
    const theme = themeOf(request);
    const account = await accountOf(token);
    const password = (await readForm(request))?.get('password') ?? '';
    if (account !== null && (password.length < shortest || password.length > 1024)) {
      sendHtml(
        response,
        passwordPage(settings, { email: account.email, fault: `Use at least ${shortest} characters.`, status: 422, theme }),
      );
      return;
    }
    const hash = account === null ? null : await hashPassword(password);
    if (account === null || hash === null || !(await spend(pool, token))) {
      sendHtml(response, failurePage(settings, { ...outdated, theme }));
      return;
    }
    await savePassword(pool, account.userId, hash);
    response.writeHead(303, {
      location: `${settings.publicUrl}/auth/login?login_hint=${encodeURIComponent(account.email)}`,
      'cache-control': 'no-store',
    });
    response.end();
  };

  return { show, submit };
};
