import type { Pool } from 'pg';

/** What ended: one session (sid), everything a person had (subject), or one session of a service whose access tokens may not name it (both). */
export type SessionEnd = { readonly issuer: string; readonly sid: string | null; readonly subject: string | null };

/** Ends it: access tokens die with it, before they expire. */
export const endSession = async (pool: Pool, { issuer, sid, subject }: SessionEnd): Promise<void> => {
  await pool.query(`insert into session_end (issuer, subject, sid) values ($1, $2, $3)`, [issuer, subject, sid]);
};
