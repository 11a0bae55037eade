import { isInternal } from '#schema/rules/session/analytics.ts';
import type { FlagName } from '#schema/authorization/row.ts';
import type { Role } from '#schema/vocabulary/roles.ts';
import type { Pool } from 'pg';

import { isUuid } from '../lib/uuid.ts';
import { localIssuer, type IdentitySettings } from './settings.ts';
import type { VerifiedToken } from './tokens.ts';

export type Viewer = {
  readonly userId: string;
  readonly organizationId: string;
  readonly organizationPublicId: string;
  readonly role: Role;
  readonly publicId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly flags: ReadonlySet<FlagName>;
  readonly isOperator: boolean;
};

export type Standing = {
  readonly viewer: Viewer;
  readonly trialExpired: boolean;
  readonly maySupport: boolean;
};

export type Row = {
  readonly ended: boolean;
  readonly id: string | null;
  readonly organization_id: string;
  readonly organization_public_id: string;
  readonly role: Role;
  readonly public_id: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly is_support: boolean;
  readonly is_operator: boolean;
  readonly trial_expired: boolean;
  readonly flags: readonly FlagName[];
};

export const flagColumns = Object.entries({
  flexibleTestingAccess: 'flexible_testing_access',
  googleSheetsAutoImportEnabled: 'google_sheets_auto_import_enabled',
  knownIssuesUploadEnabled: 'known_issues_upload_enabled',
  advancedTestsAccess: 'advanced_tests_access',
  creditModelAccess: 'credit_model_access',
  newLaunchUxEnabled: 'new_launch_ux_enabled',
  autoLaunchingEnabled: 'auto_launching_enabled',
  videoRequirementEnabled: 'video_requirement_enabled',
} satisfies Record<FlagName, string>)
  .map(([flag, column]) => `case when o.${column} then '${flag}' end`)
  .join(', ');

/** One row for each position of the arrays: a token's bearer, or a member's id. The account of a service token stands as long as that. */
const standings = {
  name: 'identity_standings',
  text: `
  select
    exists (
      select from session_end e where e.issuer = wanted.issuer and e.sid = wanted.sid
      union all
      select from session_end e where e.issuer = wanted.issuer and e.subject = wanted.subject and (e.sid is null or wanted.sid is null)
        and to_timestamp(wanted.issued_at) <= e.ended_at
    ) as ended,
    u.id, u.organization_id, o.public_id as organization_public_id, u.role, u.public_id, u.email::text as email,
    u.first_name, u.last_name, u.is_support, u.is_operator,
    coalesce(not o.has_contract and (t.finished_at is not null or t.finishes_at <= $6), false) as trial_expired,
    array_remove(array[${flagColumns}], null) as flags
  from unnest($1::text[], $2::text[], $3::text[], $4::float8[], $5::uuid[]) with ordinality wanted (issuer, subject, sid, issued_at, user_id, place)
  left join organization_user u
    on u.id = coalesce(wanted.user_id, (select i.user_id from identity i where i.issuer = wanted.issuer and i.subject = wanted.subject))
    and (u.state = 'active' or wanted.issuer = '' and u.is_service
      and exists (select from api_token k where k.user_id = u.id and k.state = 'active' and k.expires_at > $6))
    and exists (select from organization live where live.id = u.organization_id and live.deleted_at is null)
  left join organization o on o.id = u.organization_id
  left join trial t on t.organization_id = o.id
  order by wanted.place`,
};

export const standingOf = (row: Row & { readonly id: string }, settings: IdentitySettings): Standing => ({
  viewer: {
    userId: row.id,
    organizationId: row.organization_id,
    organizationPublicId: row.organization_public_id,
    role: row.role,
    publicId: row.public_id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    flags: new Set(row.flags),
    isOperator: row.is_operator,
  },
  trialExpired: row.trial_expired && row.role !== 'test_manager',
  maySupport: row.role === 'test_manager' && (row.is_support || row.is_operator || isStaff(row.email, settings)),
});

const isStaff = (email: string, settings: IdentitySettings): boolean => isInternal(email, settings.staffDomains);

const present = (row: Row): row is Row & { readonly id: string } => row.id !== null;

export type StandingFound = Standing | 'ended' | 'unknown';

type Wanted = Pick<VerifiedToken, 'issuer' | 'subject' | 'sid' | 'issuedAt'> & { readonly userId: string | null };

const nobody = '00000000-0000-0000-0000-000000000000';

const wantedOf = (settings: IdentitySettings, { issuer, subject, sid, issuedAt }: VerifiedToken): Wanted => ({
  issuer,
  subject,
  sid,
  issuedAt,
  userId: issuer === localIssuer(settings) ? (isUuid(subject) ? subject : nobody) : null,
});

const member = (userId: string): Wanted => ({
  issuer: '',
  subject: '',
  sid: null,
  issuedAt: 0,
  userId: isUuid(userId) ? userId : nobody,
});

const read = async (pool: Pool, settings: IdentitySettings, wanted: readonly Wanted[], now: Date): Promise<readonly StandingFound[]> => {
  const columns = [
    wanted.map(({ issuer }) => issuer),
    wanted.map(({ subject }) => subject),
    wanted.map(({ sid }) => sid),
    wanted.map(({ issuedAt }) => issuedAt),
    wanted.map(({ userId }) => userId),
  ];
  const { rows } = await pool.query<Row>({ ...standings, values: [...columns, now] });
  return rows.map((row) => (row.ended ? 'ended' : present(row) ? standingOf(row, settings) : 'unknown'));
};

export const readStandings = async (
  pool: Pool,
  settings: IdentitySettings,
  tokens: readonly VerifiedToken[],
  members: readonly string[],
  now: Date,
): Promise<{ readonly ofTokens: readonly StandingFound[]; readonly ofMembers: ReadonlyMap<string, Standing> }> => {
  const found = await read(pool, settings, [...tokens.map((token) => wantedOf(settings, token)), ...members.map(member)], now);
  const ofMembers = members.flatMap((userId, index) => {
    const standing = found[tokens.length + index];
    return typeof standing === 'object' ? [[userId, standing] as const] : [];
  });
  return { ofTokens: found.slice(0, tokens.length), ofMembers: new Map(ofMembers) };
};

export const readStanding = async (pool: Pool, settings: IdentitySettings, token: VerifiedToken, now: Date): Promise<StandingFound> =>
  (await read(pool, settings, [wantedOf(settings, token)], now))[0] ?? 'unknown';

/** For whoever has no token: whom support acts for, or who opens a file by its link. */
export const readTarget = async (pool: Pool, settings: IdentitySettings, userId: string, now: Date): Promise<Standing | null> => {
  const [standing] = await read(pool, settings, [member(userId)], now);
  return typeof standing === 'object' ? standing : null;
};
