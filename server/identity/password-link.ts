import type { IncomingMessage, ServerResponse } from 'node:http';

import type { Pool } from 'pg';

import { inTransaction } from '../database/transaction.ts';
import { hashPassword, chosenPassword, isChosenAlready } from './password.ts';
import { findAccount, findByEmail, invitationOf, namesOfAccount, savePassword } from './accounts.ts';
import { leadIn } from './arrival.ts';
import { sendHtml } from '../lib/html.ts';
import { changedLetter } from './letters.ts';
import type { PostLetter } from './letters.ts';
import { oneTime, type Asks } from './one-time.ts';
import { failurePage, passwordPage } from './pages.ts';
import { readForm, themeOf } from './raw-http.ts';
import { endEverything, originOf } from './sessions.ts';
import { namesOf, type IdentitySettings } from './settings.ts';

/** A link that is used, and from where. */
export type Spending = { readonly token: string; readonly address: string };

const links = oneTime('PasswordLink');

/** Valid once and for the given time; replaces earlier ones. */
export const createPasswordLink = async (db: Asks, settings: IdentitySettings, userId: string, seconds: number): Promise<string> =>
  `${settings.publicUrl}/oidc/password/${await links.issue(db, { of: userId }, seconds)}`;

const oneDay = 24 * 60 * 60;

export const passwordLinkFor = async (pool: Pool, settings: IdentitySettings, email: string): Promise<string> => {
  const found = await findByEmail(pool, email);
  if (found === null) throw new Error(`There is no member ${email} who may sign in.`);
  const link = await createPasswordLink(pool, settings, found.account.userId, oneDay);
  return `${found.account.email} chooses a password here, once and within 24 hours:\n${link}`;
};

const outdated = { code: 'not_found', status: 404, description: 'This link was already used or has expired. Ask for a new one.' };

export type PasswordChoiceDeps = {
  readonly pool: Pool;
  readonly settings: IdentitySettings;
  readonly post: PostLetter | null;
  readonly forget: (userId: string) => Promise<void>;
};

export const createPasswordChoice = ({ pool, settings, post, forget }: PasswordChoiceDeps) => {
  const accountOf = async (token: string) => {
    const link = await links.find(pool, token);
    return link === null ? null : findAccount(pool, link.of);
  };

  const show = async (request: IncomingMessage, response: ServerResponse, token: string): Promise<void> => {
    const theme = themeOf(request);
    const account = await accountOf(token);
    const page =
      account === null
        ? failurePage(settings, { ...outdated, theme })
        : passwordPage(settings, {
            email: account.email,
            fault: null,
            status: 200,
            theme,
            invitation: await invitationOf(pool, account.userId),
          });
    sendHtml(response, page);
  };

  const letIn = (request: IncomingMessage, response: ServerResponse, email: string): Promise<void> =>
    leadIn({ pool, settings }, request, response, { email, isProven: true });

  const answerSpent = async (request: IncomingMessage, response: ServerResponse, token: string, typed: unknown): Promise<void> => {
    const userId = await links.spentBy(pool, token);
    const account = userId === null ? null : await findAccount(pool, userId);
    if (account !== null && (await isChosenAlready(pool, account.email, typed))) return letIn(request, response, account.email);
    sendHtml(response, failurePage(settings, { ...outdated, theme: themeOf(request) }));
  };

  const submit = async (request: IncomingMessage, response: ServerResponse, { token, address }: Spending): Promise<void> => {
    const theme = themeOf(request);
    const account = await accountOf(token);
    const form = await readForm(request);
    if (account === null) return answerSpent(request, response, token, form?.get('password'));
    const { email, userId } = account;
    const refuse = async (status: number, fault: string): Promise<void> =>
      sendHtml(response, passwordPage(settings, { email, fault, status, theme, invitation: await invitationOf(pool, userId) }));
    if (form === null) return refuse(413, 'What was sent is too large. Choose a shorter password.');
    const chosen = await chosenPassword(form.get('password'), account.email, namesOf(settings, namesOfAccount(account)));
    if (chosen.fault !== null) return refuse(422, chosen.fault);
    const hash = await hashPassword(chosen.password);
    const isChanged = await inTransaction(pool, async (db) => {
      if (!(await links.spend(db, token))) return null;
      const hadOne = await savePassword(db, account.userId, hash, originOf({ ip: address, headers: request.headers }, 'page', null));
      await endEverything(db, settings, account.userId);
      return hadOne;
    });
    if (isChanged === null) return answerSpent(request, response, token, chosen.password);
    await forget(account.userId);
    if (isChanged && post !== null)
      await post(account.email, 'password', () =>
        Promise.resolve(changedLetter(settings.client.operatorName, `${settings.publicUrl}/oidc/forgotten`)),
      );
    await letIn(request, response, account.email);
  };

  return { show, submit };
};
