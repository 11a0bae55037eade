import type { Pool } from 'pg';
import type { Asks } from './one-time.ts';
import { issuerOf, localClientId, type IdentitySettings } from './settings.ts';
import type { IncomingHttpHeaders } from 'node:http';
import { sessionMark } from '../workflow/audit.ts';
import type { Origin } from '../workflow/transaction.ts';

const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:A|iOS)?\//u, 'Edge'],
  [/\bOPR\//u, 'Opera'],
  [/\bSamsungBrowser\//u, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//u, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//u, 'Chrome'],
  [/\bSafari\//u, 'Safari'],
  [/^curl\//u, 'curl'],
  [/^node\b/u, 'A script'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/u, 'iPhone'],
  [/\biPad\b/u, 'iPad'],
  [/\bAndroid\b/u, 'Android'],
  [/\bCrOS\b/u, 'ChromeOS'],
  [/\bWindows\b/u, 'Windows'],
  [/\bMacintosh\b/u, 'macOS'],
  [/\bLinux\b/u, 'Linux'],
];

const nameIn = (names: readonly (readonly [RegExp, string])[], agent: string): string | null =>
  names.find(([sign]) => sign.test(agent))?.[1] ?? null;

/** From the user agent: 'Firefox on Windows'. */
export const deviceName = (agent: string): string => {
  const [browser, system] = [nameIn(browsers, agent), nameIn(systems, agent)];
  if (browser === null && system === null) return 'Unknown device';
  return [browser ?? 'A browser', ...(system === null ? [] : [system])].join(' on ');
};

/** One session (sid), all of a person (subject), or a session of a service whose access tokens may lack a sid (both). */
export type SessionEnd = { readonly issuer: string; readonly sid: string | null; readonly subject: string | null };

/** Its access tokens end at once, before they expire. */
export const endSession = async (db: Asks, { issuer, sid, subject }: SessionEnd): Promise<void> => {
  await db.query(`insert into session_end (issuer, subject, sid) values ($1, $2, $3)`, [issuer, subject, sid]);
};

/** The next sign-in, even without a form, then starts a new session. */
export const revokeGrant = async (pool: Pool, grantId: string): Promise<void> => {
  await pool.query(`delete from oidc_payload where grant_id = $1 or (kind = 'Grant' and id = $1)`, [grantId]);
};

const isOf = (sid: string): string =>
  `(p.grant_id = ${sid} or p.kind = 'Grant' and p.id = ${sid}
    or p.kind = 'Session' and p.payload->'authorizations'->'${localClientId}'->>'grantId' = ${sid})`;

/** At the built-in provider; one may stay. */
export const endEverything = async (db: Asks, settings: IdentitySettings, userId: string, kept: string | null = null): Promise<void> => {
  await db.query(
    `with gone as (
       delete from oidc_payload p where p.payload->>'accountId' = $2::text and ($3::text is null or not coalesce(${isOf('$3')}, false))
       returning p.kind, p.id
     ), ended as (
       select id as sid from gone where kind = 'Grant'
       union select sid from session_use where issuer = $1 and user_id = $2::text::uuid and sid is distinct from $3
     )
     insert into session_end (issuer, sid) select $1, sid from ended`,
    [issuerOf(settings), userId, kept],
  );
};

/** That browser asks for the password again; false when it is not this person's. */
export const endOne = async (pool: Pool, settings: IdentitySettings, userId: string, sid: string): Promise<boolean> => {
  const { rowCount } = await pool.query(
    `with ended as (select sid from session_use where issuer = $1 and user_id = $2::text::uuid and sid = $3),
       gone as (delete from oidc_payload p using ended where p.payload->>'accountId' = $2::text and ${isOf('ended.sid')})
     insert into session_end (issuer, sid) select $1, sid from ended`,
    [issuerOf(settings), userId, sid],
  );
  return rowCount === 1;
};

/** Whether nobody used this session for longer than it may be left. */
export const wasLeft = async (pool: Pool, settings: IdentitySettings, sid: string): Promise<boolean> => {
  const { rows } = await pool.query<{ left: boolean }>(
    `select used_at < now() - make_interval(secs => $3) as left from session_use where issuer = $1 and sid = $2`,
    [issuerOf(settings), sid, settings.session.idle],
  );
  return rows[0]?.left === true;
};

/** What a call is refused with until its person confirmed who they are; the client reads the header and sends the call once more. */
export const confirming = { header: 'x-confirm-by', message: 'Please confirm that it is you.' } as const;

/** In seconds, since the person typed their password. */
const confirmedFor = 600;

export const confirmSession = async (db: Asks, settings: IdentitySettings, sid: string): Promise<void> => {
  await db.query(
    `insert into session_confirmed (issuer, sid, at) values ($1, $2, now()) on conflict (issuer, sid) do update set at = excluded.at`,
    [issuerOf(settings), sid],
  );
};

/**
 * Whether who calls signed in, or typed their password again, within the last ten minutes. An outside service that does not tell in its
 * tokens when somebody signed in is not asked again.
 */
export const isConfirmed = async (
  pool: Pool,
  settings: IdentitySettings,
  { sid, authTime }: { readonly sid: string | null; readonly authTime: number | null },
): Promise<boolean> => {
  if (authTime === null) return settings.foreign !== null;
  if (Date.now() / 1000 - authTime <= confirmedFor) return true;
  const { rowCount } = await pool.query(
    `select from session_confirmed where issuer = $1 and sid = $2 and at > now() - make_interval(secs => $3)`,
    [issuerOf(settings), sid, confirmedFor],
  );
  return rowCount === 1;
};

export type SignedIn = {
  readonly id: string;
  readonly device: string;
  readonly begunAt: string;
  readonly usedAt: string;
  readonly isCurrent: boolean;
};

/** In seconds: an outside service does not tell how long its sessions last. */
const foreignLasts = 14 * 86_400;

type Row = { readonly sid: string; readonly agent: string; readonly begun_at: string; readonly used_at: string };

/** The current one first, then by last use. */
export const sessionsOf = async (
  pool: Pool,
  settings: IdentitySettings,
  userId: string,
  { current, now }: { readonly current: string | null; readonly now: Date },
): Promise<readonly SignedIn[]> => {
  const { rows } = await pool.query<Row>(
    `select s.sid, s.agent, to_json(s.begun_at) #>> '{}' as begun_at, to_json(s.used_at) #>> '{}' as used_at from session_use s
     where s.issuer = $1 and s.user_id = $2 and s.used_at > $4::timestamptz - make_interval(secs => $5)
       and not exists (
         select from session_end e where e.issuer = s.issuer
           and (e.sid = s.sid or e.subject = s.subject and e.sid is null and e.ended_at >= s.begun_at))
     order by s.sid is not distinct from $3 desc, s.used_at desc limit 100`,
    [issuerOf(settings), userId, current, now, settings.foreign === null ? settings.session.idle : foreignLasts],
  );
  return rows.map(({ sid, agent, begun_at, used_at }) => ({
    id: sid,
    device: deviceName(agent),
    begunAt: begun_at,
    usedAt: used_at,
    isCurrent: sid === current,
  }));
};

/** What the audit trail tells of a call; a call is of a page where it sends a document of the product's own. */
export const originOf = (
  { ip, headers }: { readonly ip: string; readonly headers: IncomingHttpHeaders },
  source: Origin['source'],
  sid: string | null,
): Origin => ({ source, address: ip, device: deviceName(headers['user-agent'] ?? ''), session: sessionMark(sid) });
