import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

import type { Pool } from 'pg';

import { passwordRules } from '#schema/rules/session/password.ts';
import * as v from 'valibot';

import { findAccount, findByEmail, savePassword } from './accounts.ts';
import { sendHtml } from './html.ts';
import { failurePage, passwordPage } from './pages.ts';
import { hashPassword } from './password.ts';
import { readForm, themeOf } from './raw-http.ts';
import { endEverything } from './sessions.ts';
import type { IdentitySettings } from './settings.ts';

const kind = 'PasswordLink';

const idOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** A link, good once and for the given time, on which this member chooses a password; it takes the place of any before it. */
export const createPasswordLink = async (pool: Pool, settings: IdentitySettings, userId: string, seconds: number): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  await pool.query(
    `with earlier as (delete from oidc_payload where kind = $1 and payload->>'userId' = $3)
     insert into oidc_payload (kind, id, payload, expires_at)
     values ($1, $2, jsonb_build_object('userId', $3::text), now() + $4::float8 * interval '1 second')`,
    [kind, idOf(token), userId, seconds],
  );
  return `${settings.publicUrl}/oidc/password/${token}`;
};

const oneDay = 24 * 60 * 60;

/** What an operator is told who asks for such a link for a member. */
export const passwordLinkFor = async (pool: Pool, settings: IdentitySettings, email: string): Promise<string> => {
  const found = await findByEmail(pool, email);
  if (found === null) throw new Error(`There is no member ${email} who may sign in.`);
  const link = await createPasswordLink(pool, settings, found.account.userId, oneDay);
  return `${found.account.email} chooses a password here, once and within 24 hours:\n${link}`;
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
    const form = await readForm(request);
    if (account === null) return sendHtml(response, failurePage(settings, { ...outdated, theme }));
    const refuse = (status: number, fault: string): void =>
      sendHtml(response, passwordPage(settings, { email: account.email, fault, status, theme }));
    if (form === null) return refuse(413, 'What was sent is too large. Choose a shorter password.');
    const chosen = v.safeParse(passwordRules, form.get('password') ?? '');
    if (!chosen.success) return refuse(422, chosen.issues[0].message);
    const hash = await hashPassword(chosen.output);
    if (!(await spend(pool, token))) return sendHtml(response, failurePage(settings, { ...outdated, theme }));
    await savePassword(pool, account.userId, hash);
    await endEverything(pool, settings, account.userId);
    response.writeHead(303, {
      location: `${settings.publicUrl}/auth/login?login_hint=${encodeURIComponent(account.email)}`,
      'cache-control': 'no-store',
    });
    response.end();
  };

  return { show, submit };
};
