import * as v from 'valibot';
import type { Pool } from 'pg';

import { signUpRules } from '#schema/rules/session/sign-up.ts';

import { inTransaction, type Db } from '../database/transaction.ts';
import { beginOrganization } from '../workflow/begin-organization.ts';

export type SignUpError = { readonly error: string; readonly code: 'email_taken' | 'email_mismatch' | 'invalid' };

export type SignUp = v.InferOutput<typeof signUpRules>;

export type SignUpOutcome = { readonly userId: string } | SignUpError;

const trialDays = 14;

const taken: SignUpError = { error: 'Email has already been taken', code: 'email_taken' };

const letters = (text: string): string => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

const codeOf = (email: string): string => {
  const domain = letters(email.split('@')[1]?.split('.')[0] ?? '');
  return domain.length >= 2 ? domain.slice(0, 3) : 'TR';
};

const create = `
  with numbered as (
    select count(*) + 1 as number from trial
  ), code as (
    select coalesce(
      (select $5::text where not exists (select from organization where short_code = $5)),
      (select $5::text || n from generate_series(1, 999) n
       where length($5::text || n) <= 6 and not exists (select from organization where short_code = $5::text || n) limit 1)
    ) as short_code
  ), member_organization as (
    insert into organization (public_id, short_code, name)
    select replace(gen_random_uuid()::text, '-', ''), code.short_code, 'Trial ' || numbered.number from numbered, code
    returning id
  ), opened_trial as (
    insert into trial (organization_id, finishes_at)
    select id, $4::timestamptz + make_interval(days => ${trialDays}) from member_organization
  )
  insert into organization_user (organization_id, role, email, first_name, last_name)
  select id, 'customer', $1, $2, $3 from member_organization
  returning id, organization_id as "organizationId"`;

const violates = (error: unknown, constraint: RegExp): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  error.code === '23505' &&
  'constraint' in error &&
  constraint.test(String(error.constraint));

type Around = {
  readonly before?: (db: Db) => Promise<boolean>;
  readonly after?: (db: Db, userId: string) => Promise<unknown>;
};

const broken: SignUpError = { error: 'The account could not be made.', code: 'invalid' };

export const openTrial = async (pool: Pool, input: SignUp, now: Date, around: Around = {}, attempts = 3): Promise<SignUpOutcome> => {
  const { before = () => Promise.resolve(true), after } = around;
  try {
    return await inTransaction(pool, async (db) => {
      if (!(await before(db))) return broken;
      const made = await db.row<{ id: string; organizationId: string }>(create, [
        input.email,
        input.firstName,
        input.lastName,
        now,
        codeOf(input.email),
      ]);
      if (made === null) return broken;
      await beginOrganization(db.query, made.organizationId);
      await after?.(db, made.id);
      return { userId: made.id };
    });
  } catch (error) {
    if (violates(error, /email/)) return taken;
    if (violates(error, /short_code/) && attempts > 0) return openTrial(pool, input, now, around, attempts - 1);
    throw error;
  }
};

/** An e-mail that was proved already must be the one in the form. */
export const readSignUp = (body: unknown, provedEmail: string | null): SignUp | SignUpError => {
  const parsed = v.safeParse(signUpRules, body);
  if (!parsed.success) return { error: parsed.issues[0].message, code: 'invalid' };
  if (provedEmail !== null && provedEmail.toLowerCase() !== parsed.output.email.toLowerCase()) {
    return { error: 'Sign up with the email address you signed in with', code: 'email_mismatch' };
  }
  return parsed.output;
};
