import { jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import type { Pool } from 'pg';

import { inTransaction } from '../database/transaction.ts';
import type { Asks } from './one-time.ts';
import { endSession } from './sessions.ts';
import { issuerOf, localClientId, type IdentitySettings } from './settings.ts';
import { acceptedAlgorithms, acceptedIssuers } from './tokens.ts';

const eventName = 'http://schemas.openid.net/event/backchannel-logout';

type LogoutNotice = { readonly jti: string; readonly subject: string | null; readonly sid: string | null };

const noticeOf = (payload: JWTPayload): LogoutNotice | null => {
  const { jti, sub, events, nonce, sid } = payload as JWTPayload & { events?: Record<string, unknown>; nonce?: unknown; sid?: unknown };
  const known = jti !== undefined && typeof events === 'object' && events !== null && Object.hasOwn(events, eventName);
  if (!known || nonce !== undefined || (sub === undefined && typeof sid !== 'string')) return null;
  return { jti, subject: sub ?? null, sid: typeof sid === 'string' ? sid : null };
};

const firstUse = async (db: Asks, jti: string): Promise<boolean> => {
  const { rowCount } = await db.query(
    `insert into oidc_payload (kind, id, payload, expires_at) values ('LogoutToken', $1, '{}', now() + interval '1 day') on conflict do nothing`,
    [jti],
  );
  return rowCount === 1;
};

/** False for a logout token with a wrong signature, too old or seen before. */
export const createBackChannelLogout =
  (pool: Pool, settings: IdentitySettings, source: () => Promise<JWTVerifyGetKey>) =>
  async (logoutToken: string): Promise<boolean> => {
    const keySet = await source();
    const payload = await jwtVerify(logoutToken, keySet, {
      issuer: acceptedIssuers(settings),
      audience: settings.foreign?.clientId ?? localClientId,
      algorithms: acceptedAlgorithms(settings),
      requiredClaims: ['iat', 'jti', 'events'],
      maxTokenAge: '10m',
    }).then(
      (verified) => verified.payload,
      () => null,
    );
    const notice = payload && noticeOf(payload);
    if (notice === null) return false;
    return inTransaction(pool, async (db) => {
      if (!(await firstUse(db, notice.jti))) return false;
      await endSession(db, { issuer: issuerOf(settings), sid: notice.sid, subject: notice.subject });
      return true;
    });
  };
