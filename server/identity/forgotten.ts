import type { IncomingMessage, ServerResponse } from 'node:http';

import { isEmail } from '#schema/rules/email.ts';
import type { Pool } from 'pg';

import { findByEmail } from './accounts.ts';
import { html, sendHtml } from '../lib/html.ts';
import { forgottenLetter } from './letters.ts';
import type { Limits } from './limits.ts';
import type { PostLetter } from './letters.ts';
import { fault, frame, type Theme } from './pages.ts';
import { createPasswordLink } from './password-link.ts';
import { readForm, themeOf } from './raw-http.ts';
import type { IdentitySettings } from './settings.ts';

const oneHour = 60 * 60;

type Deps = {
  readonly pool: Pool;
  readonly settings: IdentitySettings;
  readonly limits: Limits;
  /** Null where no mail can be sent. */
  readonly post: PostLetter | null;
};

type Shown = { readonly email: string; readonly fault: string | null; readonly status: number; readonly theme: Theme };

const back = (settings: IdentitySettings, email: string) =>
  html`<a class="stay" href="${settings.publicUrl}/auth/login${email === '' ? '' : `?login_hint=${encodeURIComponent(email)}`}">Back to sign-in</a>`;

const question = (settings: IdentitySettings, { email, fault: words, status, theme }: Shown) =>
  frame(settings, {
    title: 'Forgotten password',
    status,
    theme,
    body: html`<div><h1>Forgot your password?</h1><p class="lead">Type your address. A link to choose a new password comes by mail.</p></div>
<form method="post">${fault(words)}
<div class="field"><label for="email">Email</label><input id="email" name="email" type="email" autocomplete="username" maxlength="255" required autofocus value="${email}"${words === null ? null : html` aria-invalid="true" aria-describedby="fault"`}></div>
<button class="go">Send the link</button></form>
${back(settings, email)}`,
  });

const answer = (settings: IdentitySettings, email: string, theme: Theme) =>
  frame(settings, {
    title: 'Check your mail',
    status: 200,
    theme,
    body: html`<div><h1>Check your mail</h1><p class="lead" role="status">If ${email} has an account here, a link is on its way. It works once, for an hour.</p></div>
${settings.mailbox === null ? null : html`<a class="go" href="${settings.mailbox}">Open the mail of the demo</a>`}
${back(settings, email)}`,
  });

const byOperator = (settings: IdentitySettings, theme: Theme) =>
  frame(settings, {
    title: 'Forgotten password',
    status: 200,
    theme,
    body: html`<div><h1>Forgot your password?</h1><p class="lead">This installation sends no mail. Ask ${settings.client.operatorName} for a link to choose a new password.</p></div>
${back(settings, '')}`,
  });

const minutes = (seconds: number): string => (seconds <= 60 ? '1 minute' : `${Math.ceil(seconds / 60)} minutes`);

/** Response and timing are the same for every address, so that accounts cannot be probed. */
export const createForgotten = ({ pool, settings, limits, post }: Deps) => {
  const write = async (email: string): Promise<void> => {
    const found = post === null ? null : await findByEmail(pool, email);
    if (post === null || found === null || (await limits.mailsTo.count(email.toLowerCase())) > 0) return;
    const { userId, email: to } = found.account;
    await post(to, 'password', async (db) =>
      forgottenLetter(settings.client.operatorName, await createPasswordLink(db, settings, userId, oneHour)),
    );
  };

  const show = (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const theme = themeOf(request);
    const hint = new URL(request.url ?? '', settings.publicUrl).searchParams.get('login_hint') ?? '';
    const shown = { email: hint.slice(0, 255), fault: null, status: 200, theme };
    sendHtml(response, post === null ? byOperator(settings, theme) : question(settings, shown));
    return Promise.resolve();
  };

  const submit = async (request: IncomingMessage, response: ServerResponse, address: string): Promise<void> => {
    const theme = themeOf(request);
    if (post === null) return sendHtml(response, byOperator(settings, theme));
    const email = ((await readForm(request))?.get('email') ?? '').trim().slice(0, 255);
    if (!isEmail(email)) return sendHtml(response, question(settings, { email, fault: 'Email is not valid', status: 422, theme }));
    const wait = await limits.forgotten.count(address);
    if (wait > 0) {
      response.setHeader('retry-after', wait);
      return sendHtml(response, question(settings, { email, fault: `Too many tries. Try again in ${minutes(wait)}.`, status: 429, theme }));
    }
    sendHtml(response, answer(settings, email, theme));
    await write(email);
  };

  return { show, submit };
};
