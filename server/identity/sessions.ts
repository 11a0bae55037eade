import type { Pool } from 'pg';

export type SessionEnd =
  | { readonly issuer: string; readonly sid: string }
  | { readonly issuer: string; readonly subject: string };

/** Ends one session (sid) or everything a person signed in to until now (subject): their access tokens die with it, before they expire. */
export const endSession = async (pool: Pool, end: SessionEnd): Promise<void> => {
  await pool.query(`insert into session_end (issuer, subject, sid) values ($1, $2, $3)`, [
    end.issuer,
    'subject' in end ? end.subject : null,
    'sid' in end ? end.sid : null,
  ]);
};
