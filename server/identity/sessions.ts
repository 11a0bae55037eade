import type { Pool } from 'pg';

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
