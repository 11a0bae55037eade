import type { IncomingMessage, ServerResponse } from 'node:http';

import type { Pool } from 'pg';

import { savePassword } from './accounts.ts';
import { hashPassword, chosenPassword, isChosenAlready } from './password.ts';
import { leadIn } from './arrival.ts';
import { sendHtml } from '../lib/html.ts';
import { knownAddressLetter, signUpLetter } from './letters.ts';
import type { Limits } from './limits.ts';
import type { PostLetter } from './letters.ts';
import { oneTime } from './one-time.ts';
import { failurePage, passwordPage } from './pages.ts';
import { readForm, themeOf } from './raw-http.ts';
import { namesOf, type IdentitySettings } from './settings.ts';
import { openTrial, type SignUp } from './sign-up.ts';
import { originOf } from './sessions.ts';
import { recordOfPerson } from '../workflow/audit.ts';

/** A link that is used, and from where. */
type Spending = { readonly token: string; readonly address: string };

type Asked = Pick<SignUp, 'email' | 'firstName' | 'lastName'> & { readonly of: string };

const links = oneTime<Asked>('SignUp');
const oneDay = 24 * 60 * 60;

const loginUrl = (settings: IdentitySettings, email: string): string =>
  `${settings.publicUrl}/auth/login?login_hint=${encodeURIComponent(email)}`;

export type SignUpMailDeps = {
  readonly settings: IdentitySettings;
  readonly limits: Limits;
  readonly post: PostLetter;
};

/** A link that opens the trial, or a note that the address has an account. */
export const mailSignUp = async (
  { settings, limits, post }: SignUpMailDeps,
  { email, firstName, lastName }: Omit<Asked, 'of'>,
): Promise<void> => {
  const of = email.toLowerCase();
  if ((await limits.mailsTo.count(of)) > 0) return;
  const sender = settings.client.operatorName;
  await post(email, 'sign_up', async (db) => {
    const isKnown = (await db.row(`select from organization_user where email = $1`, [email])) !== null;
    if (isKnown)
      return knownAddressLetter(
        sender,
        loginUrl(settings, email),
        settings.foreign === null ? `${settings.publicUrl}/oidc/forgotten` : null,
      );
    const token = await links.issue(db, { of, email, firstName, lastName }, oneDay);
    return signUpLetter(sender, firstName, `${settings.publicUrl}/oidc/sign-up/${token}`);
  });
};

const outdated = { code: 'not_found', status: 404, description: 'This link was already used or has expired. Sign up again.' };
const known = { code: 'email_taken', status: 409, description: 'This address already has an account. Sign in with it.' };

export const createSignUpProof = ({
  pool,
  settings,
  now,
}: {
  readonly pool: Pool;
  readonly settings: IdentitySettings;
  readonly now: () => Date;
}) => {
  const hasPassword = settings.foreign === null;
  const page = (theme: ReturnType<typeof themeOf>, { email }: Asked, fault: string | null = null) =>
    passwordPage(settings, { email, fault, status: fault === null ? 200 : 422, theme, hasPassword });

  const show = async (request: IncomingMessage, response: ServerResponse, token: string): Promise<void> => {
    const theme = themeOf(request);
    const asked = await links.find(pool, token);
    sendHtml(response, asked === null ? failurePage(settings, { ...outdated, theme }) : page(theme, asked));
  };

  const letIn = (request: IncomingMessage, response: ServerResponse, email: string): Promise<void> =>
    leadIn({ pool, settings }, request, response, { email, isProven: hasPassword });

  const answerSpent = async (request: IncomingMessage, response: ServerResponse, token: string, typed: unknown): Promise<void> => {
    const email = await links.spentBy(pool, token);
    if (email !== null && (!hasPassword || (await isChosenAlready(pool, email, typed)))) return letIn(request, response, email);
    sendHtml(response, failurePage(settings, { ...outdated, theme: themeOf(request) }));
  };

  const submit = async (request: IncomingMessage, response: ServerResponse, { token, address }: Spending): Promise<void> => {
    const theme = themeOf(request);
    const form = await readForm(request);
    const asked = await links.find(pool, token);
    if (asked === null) return answerSpent(request, response, token, form?.get('password'));
    const chosen = hasPassword
      ? await chosenPassword(form?.get('password'), asked.email, namesOf(settings, [asked.firstName, asked.lastName]))
      : null;
    if (chosen !== null && chosen.fault !== null) return sendHtml(response, page(theme, asked, chosen.fault));
    const hash = chosen === null ? null : await hashPassword(chosen.password);
    const outcome = await openTrial(pool, { ...asked, hubspotCookie: null }, now(), {
      before: (db) => links.spend(db, token),
      after: async (db, userId) => {
        const origin = originOf({ ip: address, headers: request.headers }, 'page', null);
        await recordOfPerson(db, { userId, event: 'trial.open', origin });
        if (hash !== null) await savePassword(db, userId, hash, origin);
      },
    });
    if (!('code' in outcome)) return letIn(request, response, asked.email);
    if (outcome.code === 'email_taken') return sendHtml(response, failurePage(settings, { ...known, theme }));
    return answerSpent(request, response, token, chosen?.password);
  };

  return { show, submit };
};
