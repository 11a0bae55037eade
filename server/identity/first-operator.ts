import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Pool } from 'pg';
import * as v from 'valibot';
import { signUpRules } from '#schema/rules/session/sign-up.ts';
import { fitForName } from '#schema/rules/session/names.ts';
import { inTransaction } from '../database/transaction.ts';
import { beginOrganization } from '../workflow/begin-organization.ts';
import type { Db } from '../database/transaction.ts';
import { hashPassword, chosenPassword, isChosenAlready } from './password.ts';
import { leadIn } from './arrival.ts';
import { sendHtml } from '../lib/html.ts';
import { oneTime } from './one-time.ts';
import { failurePage, firstOperatorPage } from './pages.ts';
import type { FirstOperatorForm } from './pages.ts';
import { readForm, themeOf } from './raw-http.ts';
import { namesOf, type IdentitySettings } from './settings.ts';
import { isBlank } from '#schema/rules/blank.ts';

const links = oneTime('FirstOperator');
const oneDay = 24 * 60 * 60;

const hasOperator = `select exists (select from organization_user where is_operator and state <> 'removed') as found`;

/** Valid for a day, replaces earlier ones; null once there is an operator. */
export const firstOperatorAddress = async (pool: Pool, settings: IdentitySettings): Promise<string | null> => {
  const { rows } = await pool.query<{ found: boolean }>(hasOperator);
  if (rows[0]?.found === true) return null;
  return `${settings.publicUrl}/oidc/first-operator/${await links.issue(pool, { of: 'operator' }, oneDay)}`;
};

const isOpen = async (pool: Pool, token: string): Promise<boolean> => {
  if ((await links.find(pool, token)) === null) return false;
  const { rows } = await pool.query<{ found: boolean }>(hasOperator);
  return rows[0]?.found === false;
};

const rules = v.object({
  ...signUpRules.entries,
  organization: v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => !isBlank(text), 'The name of your company cannot be blank'),
    fitForName,
    v.maxLength(255, 'Name cannot be longer than 255 characters.'),
  ),
});

type Chosen = v.InferOutput<typeof rules> & { readonly hash: string | null };

const codeOf = (name: string): string => {
  const letters = name.toUpperCase().replaceAll(/[^A-Z0-9]/gu, '');
  return letters.length >= 2 ? letters.slice(0, 4) : 'OPS';
};

/** In one transaction; false when another was faster. */
const make = (pool: Pool, token: string, chosen: Chosen): Promise<boolean> =>
  inTransaction(pool, async (db: Db) => {
    await db.query(`select pg_advisory_xact_lock(hashtext('operators'))`);
    if (!(await links.spend(db, token)) || (await db.row<{ found: boolean }>(hasOperator))?.found === true) return false;
    const [organizationId, userId] = [randomUUID(), randomUUID()];
    await db.query(
      `insert into organization (id, public_id, short_code, name, chosen_name, is_name_chosen, has_contract)
       values ($1::uuid, replace($1::uuid::text, '-', ''), coalesce((select code from unnest(array[$2::text, 'OPS', 'HOUSE']) code where not exists (select from organization where short_code = code) limit 1), 'MUSTER'), $3, $3, true, true)`,
      [organizationId, codeOf(chosen.organization), chosen.organization],
    );
    await beginOrganization(db.query, organizationId);
    await db.query(
      `insert into organization_user (id, organization_id, role, email, first_name, last_name, is_operator, state) values ($1, $2, 'test_manager', $3, $4, $5, true, $6)`,
      [userId, organizationId, chosen.email, chosen.firstName, chosen.lastName, chosen.hash === null ? 'invited' : 'active'],
    );
    if (chosen.hash !== null) await db.query(`insert into password (user_id, hash) values ($1, $2)`, [userId, chosen.hash]);
    await db.query(
      `insert into audit (organization_id, at, user_id, role, operation, entity, entity_id, event, after, outcome, source)
       values ($1, now(), $2::uuid, 'operator', 'firstOperator', 'membership', $2::uuid, 'operator.make', jsonb_build_object('email', $3::text), 'done', 'command')`,
      [organizationId, userId, chosen.email],
    );
    return true;
  });

const outdated = {
  code: 'not_found',
  status: 404,
  description: 'This address was already used or has expired. The next start of the server prints a new one while there is no operator.',
};

const given = (form: URLSearchParams): FirstOperatorForm => ({
  organization: (form.get('organization') ?? '').slice(0, 300),
  firstName: (form.get('firstName') ?? '').slice(0, 300),
  lastName: (form.get('lastName') ?? '').slice(0, 300),
  email: (form.get('email') ?? '').slice(0, 300),
});

const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '23505';

export const createFirstOperator = (pool: Pool, settings: IdentitySettings) => {
  const hasPassword = settings.foreign === null;
  const page = (request: IncomingMessage, form: FirstOperatorForm, fault: { field: string; words: string } | null = null) =>
    firstOperatorPage(settings, { form, hasPassword, fault, status: fault === null ? 200 : 422, theme: themeOf(request) });

  const show = async (request: IncomingMessage, response: ServerResponse, token: string): Promise<void> => {
    const empty = {
      organization: settings.client.operatorName === 'Muster' ? '' : settings.client.operatorName,
      firstName: '',
      lastName: '',
      email: '',
    };
    if (await isOpen(pool, token)) return sendHtml(response, page(request, empty));
    sendHtml(response, failurePage(settings, { ...outdated, theme: themeOf(request) }));
  };

  const letIn = (request: IncomingMessage, response: ServerResponse, email: string): Promise<void> =>
    leadIn({ pool, settings }, request, response, { email, isProven: hasPassword, returnTo: '/operator' });

  const answerSpent = async (request: IncomingMessage, response: ServerResponse, token: string, form: URLSearchParams | null) => {
    const email = form?.get('email') ?? '';
    const wasSpent = form !== null && (await links.spentBy(pool, token)) !== null;
    if (wasSpent && (!hasPassword || (await isChosenAlready(pool, email, form.get('password'))))) return letIn(request, response, email);
    return sendHtml(response, failurePage(settings, { ...outdated, theme: themeOf(request) }));
  };

  const submit = async (request: IncomingMessage, response: ServerResponse, token: string): Promise<void> => {
    const form = await readForm(request);
    if (form === null || !(await isOpen(pool, token))) return answerSpent(request, response, token, form);
    const shown = given(form);
    const refuse = (field: string, words: string): void => sendHtml(response, page(request, shown, { field, words }));
    const read = v.safeParse(rules, { ...shown, hubspotCookie: null });
    if (!read.success) return refuse(v.getDotPath(read.issues[0]) ?? 'organization', read.issues[0].message);
    const chosen = hasPassword
      ? await chosenPassword(form.get('password'), read.output.email, namesOf(settings, Object.values(shown)))
      : null;
    if (chosen !== null && chosen.fault !== null) return refuse('password', chosen.fault);
    const hash = chosen === null ? null : await hashPassword(chosen.password);
    try {
      if (!(await make(pool, token, { ...read.output, hash }))) return answerSpent(request, response, token, form);
    } catch (error) {
      if (!isTaken(error)) throw error;
      return refuse('email', 'Email has already been taken');
    }
    await letIn(request, response, read.output.email);
  };

  return { show, submit };
};
