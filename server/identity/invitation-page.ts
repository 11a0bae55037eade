import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { nameFault } from '#schema/rules/session/names.ts';
import { teamTexts } from '#schema/vocabulary/team.ts';
import { findByEmail } from './accounts.ts';
import { html, sendHtml } from '../lib/html.ts';
import { failurePage, fault, frame } from './pages.ts';
import type { Theme } from './pages.ts';
import { createPasswordLink } from './password-link.ts';
import { leaveBodiesUnread, raw, readForm, textParam, themeOf } from './raw-http.ts';
import type { IdentitySettings } from './settings.ts';

export type Invitation = {
  readonly id: string;
  readonly organizationId: string;
  readonly organizationName: string;
  /** Null where nobody is named any more. */
  readonly inviter: string | null;
  readonly email: string;
  readonly isOpen: boolean;
  /** Who joined through it and has not signed in yet; else null. */
  readonly joinedId: string | null;
};

export type InvitationDeps = {
  readonly pool: Pool;
  readonly settings: IdentitySettings;
  readonly find: (token: string) => Promise<Invitation | null>;
  /** Null where the address has an account elsewhere, or the invitation is used or revoked. */
  readonly join: (invitation: Invitation, name: { readonly firstName: string; readonly lastName: string }) => Promise<string | null>;
};

type Shown = { readonly firstName: string; readonly lastName: string; readonly fault: string | null; readonly theme: Theme };

const oneHour = 60 * 60;

const joinPage = (settings: IdentitySettings, { organizationName, inviter, email }: Invitation, shown: Shown) =>
  frame(settings, {
    title: 'Join',
    status: shown.fault === null ? 200 : 422,
    theme: shown.theme,
    body: html`<div><h1>Join ${organizationName}</h1><p class="lead">${inviter === null ? `You are invited to ${organizationName}` : `${inviter} invites you to ${organizationName}`}, as ${email}.</p></div>
<form method="post">${fault(shown.fault)}
<div class="field"><label for="firstName">First name</label><input id="firstName" name="firstName" autocomplete="given-name" maxlength="255" required autofocus value="${shown.firstName}"></div>
<div class="field"><label for="lastName">Last name</label><input id="lastName" name="lastName" autocomplete="family-name" maxlength="255" required value="${shown.lastName}"></div>
<button class="go">Accept the invitation</button></form>`,
  });

const outdated = { code: 'not_found', status: 404, description: `${teamTexts.expired} It may also have been used or revoked.` };
const elsewhere = {
  code: 'email_taken',
  status: 409,
  description:
    'This address belongs to an account in another organization, and an address belongs to one. Ask for an invitation to another address.',
};

const createJoining = ({ pool, settings, find, join }: InvitationDeps) => {
  const openOf = async (token: string): Promise<Invitation | null> => {
    const invitation = await find(token);
    return invitation?.isOpen === true ? invitation : null;
  };

  const show = async (request: IncomingMessage, response: ServerResponse, token: string): Promise<void> => {
    const theme = themeOf(request);
    const invitation = await openOf(token);
    const page =
      invitation === null
        ? failurePage(settings, { ...outdated, theme })
        : joinPage(settings, invitation, { firstName: '', lastName: '', fault: null, theme });
    sendHtml(response, page);
  };

  const next = async (userId: string, email: string): Promise<string> => {
    const login = `${settings.publicUrl}/auth/login?login_hint=${encodeURIComponent(email)}`;
    if (settings.foreign !== null) return login;
    return (await findByEmail(pool, email))?.hash === null ? createPasswordLink(pool, settings, userId, oneHour) : login;
  };

  const leadOn = async (response: ServerResponse, userId: string, email: string): Promise<void> => {
    response.writeHead(303, { location: await next(userId, email), 'cache-control': 'no-store' });
    response.end();
  };

  /** Of a double click a browser shows only the second response, which finds the invitation used. */
  const answerUsed = async (response: ServerResponse, token: string, theme: Theme): Promise<void> => {
    const now = await find(token);
    if (now !== null && now.joinedId !== null) return leadOn(response, now.joinedId, now.email);
    sendHtml(response, failurePage(settings, { ...(now?.isOpen === true ? elsewhere : outdated), theme }));
  };

  const submit = async (request: IncomingMessage, response: ServerResponse, token: string): Promise<void> => {
    const theme = themeOf(request);
    const form = await readForm(request);
    const invitation = await openOf(token);
    if (invitation === null) return answerUsed(response, token, theme);
    const [firstName, lastName] = ['firstName', 'lastName'].map((name) => (form?.get(name) ?? '').trim()) as [string, string];
    const wrong = nameFault('first', firstName, 'firstName') ?? nameFault('last', lastName, 'lastName');
    if (wrong !== null) return sendHtml(response, joinPage(settings, invitation, { firstName, lastName, fault: wrong.message, theme }));
    const userId = await join(invitation, { firstName, lastName });
    if (userId === null) return answerUsed(response, token, theme);
    await leadOn(response, userId, invitation.email);
  };
  return { show, submit };
};

/** GET /join/:token shows a form, POST joins: link scanners of mail programs must not accept an invitation. */
export const mountInvitations = async (app: FastifyInstance, deps: InvitationDeps): Promise<void> => {
  const { show, submit } = createJoining(deps);
  await app.register((scope, _options, done) => {
    leaveBodiesUnread(scope);
    scope.get(
      '/join/:token',
      raw((request, response, call) => show(request, response, textParam(call, 'token'))),
    );
    scope.post(
      '/join/:token',
      raw((request, response, call) => submit(request, response, textParam(call, 'token'))),
    );
    done();
  });
};
