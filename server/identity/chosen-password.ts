import type { Pool } from 'pg';
import * as v from 'valibot';

import { passwordRules } from '#schema/rules/session/password.ts';

import { findByEmail } from './accounts.ts';
import { isCommon } from './guessable.ts';
import { verifyPassword } from './password.ts';

export type Chosen = { readonly password: string; readonly fault: null } | { readonly password: null; readonly fault: string };

const common = 'This password is among those that are tried first. Choose another one.';

export const chosenPassword = async (typed: unknown, email: string): Promise<Chosen> => {
  const read = v.safeParse(passwordRules, typed ?? '');
  if (!read.success) return { password: null, fault: read.issues[0].message };
  return (await isCommon(read.output, email)) ? { password: null, fault: common } : { password: read.output, fault: null };
};

/** Of a double click a browser shows only the second response, which must succeed as well. */
export const isChosenAlready = async (pool: Pool, email: string, typed: unknown): Promise<boolean> => {
  const read = v.safeParse(passwordRules, typed ?? '');
  return read.success && verifyPassword(read.output, (await findByEmail(pool, email))?.hash ?? null);
};
