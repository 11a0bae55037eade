import type { Pool } from 'pg';

import { findByEmail } from './accounts.ts';
import type { Limits } from './limits.ts';
import { verifyPassword } from './password.ts';

/** A try to sign in: what was typed, from where, and on which browser if this person signed in on it before. */
export type Attempt = {
  readonly email: string;
  readonly password: string;
  readonly address: string;
  readonly deviceOf: (userId: string) => string | null;
};

/** Who it is, or that it is nobody, or how many seconds to wait before the next try. */
export type Outcome = { readonly userId: string } | 'wrong' | { readonly wait: number };

const countsOf = (limits: Limits, address: string, account: string, device: string | null) =>
  device === null
    ? ([
        [limits.guessesByAddress, address],
        [limits.guessesByAccount, account],
      ] as const)
    : ([[limits.guessesByDevice, device]] as const);

/** Tells who signs in. Each try is counted before the password is looked at, so that tries at once are no more than tries in a row; who is right gets it back. */
export const attempt = async (
  { pool, limits }: { readonly pool: Pool; readonly limits: Limits },
  { email, password, address, deviceOf }: Attempt,
): Promise<Outcome> => {
  const found = await findByEmail(pool, email);
  const userId = found?.account.userId ?? null;
  const counts = countsOf(limits, address, userId ?? email.trim().toLowerCase(), userId === null ? null : deviceOf(userId));
  for (const [limit, key] of counts) {
    const wait = await limit.count(key);
    if (wait > 0) return { wait };
  }
  if (!(await verifyPassword(password, found?.hash ?? null)) || userId === null) return 'wrong';
  for (const [limit, key] of counts) await limit.takeBack(key);
  return { userId };
};
