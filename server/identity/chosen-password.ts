import * as v from 'valibot';

import { passwordRules } from '#schema/rules/session/password.ts';

import { isCommon } from './guessable.ts';

export type Chosen = { readonly password: string; readonly fault: null } | { readonly password: null; readonly fault: string };

const common = 'This password is among those that are tried first. Choose another one.';

/** What somebody typed as their new password, or why it is none. */
export const chosenPassword = async (typed: unknown): Promise<Chosen> => {
  const read = v.safeParse(passwordRules, typed ?? '');
  if (!read.success) return { password: null, fault: read.issues[0].message };
  return (await isCommon(read.output)) ? { password: null, fault: common } : { password: read.output, fault: null };
};
