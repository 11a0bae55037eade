import type { Pool } from 'pg';

import type { ForeignIssuer } from './settings.ts';
import type { VerifiedToken } from './tokens.ts';

type UserInfo = { readonly sub?: unknown; readonly email?: unknown; readonly email_verified?: unknown };

const userInfo = async (foreign: ForeignIssuer, bearer: string): Promise<UserInfo | null> => {
  const ask = async (address: string, headers: Record<string, string>): Promise<unknown> => {
    const answer = await fetch(address, { headers, redirect: 'error', signal: AbortSignal.timeout(10_000) });
    return answer.ok ? answer.json() : null;
  };
  try {
    const metadata = (await ask(`${foreign.issuer}/.well-known/openid-configuration`, {})) as { userinfo_endpoint?: string } | null;
    if (metadata?.userinfo_endpoint === undefined) return null;
    return (await ask(metadata.userinfo_endpoint, { authorization: `Bearer ${bearer}` })) as UserInfo | null;
  } catch {
    return null;
  }
};

const verifiedEmail = async (foreign: ForeignIssuer, token: VerifiedToken, bearer: string): Promise<string | null> => {
  if (token.email !== null) return token.email;
  const info = await userInfo(foreign, bearer);
  return info?.sub === token.subject && info.email_verified === true && typeof info.email === 'string' ? info.email : null;
};

/** By verified e-mail, once; returns the member. */
export const linkByEmail = async (pool: Pool, foreign: ForeignIssuer, token: VerifiedToken, bearer: string): Promise<string | null> => {
  const email = await verifiedEmail(foreign, token, bearer);
  if (email === null) return null;
  const { rows } = await pool.query<{ user_id: string }>(
    `insert into identity (issuer, subject, user_id)
     select $1, $2, u.id from organization_user u
     where u.email = $3 and u.state in ('active', 'invited')
       and not exists (select from identity other where other.issuer = $1 and other.user_id = u.id)
     on conflict do nothing
     returning user_id`,
    [token.issuer, token.subject, email],
  );
  return rows[0]?.user_id ?? null;
};
