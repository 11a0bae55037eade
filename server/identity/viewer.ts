import type { FlagName } from '#schema/authorization/rows.ts';
import type { Role } from '#schema/vocabulary/roles.ts';
import type { Pool } from 'pg';

import { isUuid } from './accounts.ts';
import { localIssuer, type IdentitySettings } from './settings.ts';
import type { VerifiedToken } from './tokens.ts';

/** The member on whose behalf a call runs. */
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
};

export type Standing = {
  readonly viewer: Viewer;
  readonly trialExpired: boolean;
  readonly maySupport: boolean;
};

type Row = {
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
  readonly trial_expired: boolean;
  readonly flags: readonly FlagName[];
};

const flagColumns = Object.entries({
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

const statement = (user: string): string => `
  select
    exists (
      select from session_end e where e.issuer = $1 and e.sid = $3
      union all
      select from session_end e where e.issuer = $1 and e.subject = $2 and (e.sid is null or $3::text is null)
        and to_timestamp($4) <= e.ended_at
    ) as ended,
    u.id, u.organization_id, o.public_id as organization_public_id, u.role, u.public_id, u.email::text as email,
    u.first_name, u.last_name, u.is_support,
    coalesce(not o.has_contract and (t.finished_at is not null or t.finishes_at <= $5), false) as trial_expired,
    array_remove(array[${flagColumns}], null) as flags
  from (select ${user} as id) wanted
  left join organization_user u on u.id = wanted.id and u.state = 'active'
    and exists (select from organization live where live.id = u.organization_id and live.deleted_at is null)
  left join organization o on o.id = u.organization_id
  left join trial t on t.organization_id = o.id`;

const byId = { name: 'identity_viewer_by_id', text: statement('$6::uuid') };
const byIdentity = {
  name: 'identity_viewer_by_identity',
  text: statement('(select i.user_id from identity i where i.issuer = $1 and i.subject = $2)'),
};

const standingOf = (row: Row & { readonly id: string }, settings: IdentitySettings): Standing => ({
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
  },
  trialExpired: row.trial_expired && row.role !== 'test_manager',
  maySupport: row.role === 'test_manager' && (row.is_support || isStaff(row.email, settings)),
});

const isStaff = (email: string, settings: IdentitySettings): boolean =>
  settings.staffDomains.some((domain) => email.toLowerCase().endsWith(`@${domain.toLowerCase()}`));

const present = (row: Row): row is Row & { readonly id: string } => row.id !== null;

/** Reads role, organization and trial of whoever a token names, and whether its session has ended, in one statement. */
export const readStanding = async (
  pool: Pool,
  settings: IdentitySettings,
  token: VerifiedToken,
  now: Date,
): Promise<Standing | 'ended' | 'unknown'> => {
  const local = token.issuer === localIssuer(settings);
  if (local && !isUuid(token.subject)) return 'unknown';
  const values = [token.issuer, token.subject, token.sid, token.issuedAt, now];
  const { rows } = await pool.query<Row>(local ? { ...byId, values: [...values, token.subject] } : { ...byIdentity, values });
  const [row] = rows;
  if (row === undefined) return 'unknown';
  if (row.ended) return 'ended';
  return present(row) ? standingOf(row, settings) : 'unknown';
};

/** Where a member stands who brings no token: whom support acts for, or who opens a file by its link. */
export const readTarget = async (pool: Pool, settings: IdentitySettings, userId: string, now: Date): Promise<Standing | null> => {
  if (!isUuid(userId)) return null;
  const { rows } = await pool.query<Row>({ ...byId, values: ['', '', null, 0, now, userId] });
  const [row] = rows;
  return row !== undefined && present(row) ? standingOf(row, settings) : null;
};
