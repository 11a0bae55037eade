import type { Pool } from 'pg';

import { localIssuer, type IdentitySettings } from './settings.ts';

/** What ended: one session (sid), everything a person had (subject), or one session of a service whose access tokens may not name it (both). */
export type SessionEnd = { readonly issuer: string; readonly sid: string | null; readonly subject: string | null };

/** Ends it: access tokens die with it, before they expire. */
export const endSession = async (pool: Pool, { issuer, sid, subject }: SessionEnd): Promise<void> => {
  await pool.query(`insert into session_end (issuer, subject, sid) values ($1, $2, $3)`, [issuer, subject, sid]);
};

/** Takes a grant of the local service back, so that the next sign-in, even without a form, starts a session of its own. */
export const revokeGrant = async (pool: Pool, grantId: string): Promise<void> => {
  await pool.query(`delete from oidc_payload where grant_id = $1 or (kind = 'Grant' and id = $1)`, [grantId]);
};

/** Ends every session of a person at the local service, wherever it was begun. */
export const endEverything = async (pool: Pool, settings: IdentitySettings, userId: string): Promise<void> => {
  await pool.query(
    `with gone as (delete from oidc_payload where payload->>'accountId' = $2 returning kind, id)
     insert into session_end (issuer, sid) select $1, id from gone where kind = 'Grant'`,
    [localIssuer(settings), userId],
  );
};
