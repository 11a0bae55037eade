import type { IncomingHttpHeaders } from 'node:http';

import { isApiToken, readApiTokens } from './api-tokens.ts';
import type { TokenAccess, TokenFault, TokenStanding } from './api-tokens.ts';
import type { IdentityKeys } from './keys.ts';
import type { StandingMemory } from './memory.ts';
import type { Limits } from './limits.ts';
import { supportTokenOf } from './cookie.ts';
import { readOverride, type Override } from './override.ts';
import type { ForeignIssuer, IdentitySettings } from './settings.ts';
import type { VerifiedToken, VerifyAccessToken } from './tokens.ts';
import { readStanding, readStandings, readTarget, type Standing, type Viewer } from './viewer.ts';
import type { Pool } from 'pg';

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
const linkByEmail = async (pool: Pool, foreign: ForeignIssuer, token: VerifiedToken, bearer: string): Promise<string | null> => {
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

export type Impersonation = { readonly staffId: string; readonly reason: string };

export type Identified = {
  readonly kind: 'identified';
  readonly viewer: Viewer;
  readonly impersonation: Impersonation | null;
  readonly organizationHeader: 'absent' | 'current';
  readonly token: VerifiedToken;
  /** Where a program calls by a token of its own. */
  readonly access: TokenAccess | null;
};

export type IdentityErrorCode =
  | 'unauthenticated'
  | 'user_not_found'
  | 'trial_expired'
  | 'override_invalid'
  | 'stale_organization'
  | Exclude<TokenFault, 'user_not_found' | 'trial_expired'>
  | 'token_refused'
  | 'rate_limited';

export type IdentityRefusal = {
  readonly kind: 'refused';
  readonly status: 401 | 403 | 409 | 429;
  readonly errorCode: IdentityErrorCode;
  readonly retryAfter: number | null;
};

export type Identify = (headers: IncomingHttpHeaders, address?: string) => Promise<Identified | IdentityRefusal>;

export type IdentifyAgain = (callers: readonly IncomingHttpHeaders[]) => Promise<readonly (Identified | IdentityRefusal)[]>;

export type IdentifyDeps = {
  readonly pool: Pool;
  readonly settings: IdentitySettings;
  readonly keys: IdentityKeys;
  readonly limits: Limits;
  readonly verify: VerifyAccessToken;
  readonly now: () => Date;
  /** At the first sign-in of an invited member; else no effect. */
  readonly acceptInvitation: (userId: string) => Promise<void>;
  readonly memory: StandingMemory;
  /** Told of each call without a valid token. */
  readonly onStranger: (address: string, errorCode: IdentityErrorCode) => void;
};

const refuse = (status: IdentityRefusal['status'], errorCode: IdentityErrorCode, retryAfter: number | null = null): IdentityRefusal => ({
  kind: 'refused',
  status,
  errorCode,
  retryAfter,
});

const single = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value.join(',') : value);

/** Null when there is no bearer token. */
export const bearerOf = (headers: IncomingHttpHeaders): string | null =>
  /^Bearer ([\w.~+/-]+=*)$/i.exec(headers.authorization ?? '')?.[1] ?? null;

const unauthenticated = async (
  { limits, onStranger }: IdentifyDeps,
  address: string,
  errorCode: IdentityErrorCode = 'unauthenticated',
): Promise<IdentityRefusal> => {
  onStranger(address, errorCode);
  const wait = await limits.failedTokens.count(address);
  return wait > 0 ? refuse(429, 'rate_limited', wait) : refuse(401, errorCode);
};

const standingOf = async (deps: IdentifyDeps, token: VerifiedToken, bearer: string) => {
  const found = await readStanding(deps.pool, deps.settings, token, deps.now());
  if (found !== 'unknown' || deps.settings.foreign === null) return found;
  const linked = await linkByEmail(deps.pool, deps.settings.foreign, token, bearer);
  if (linked === null) return 'unknown';
  await deps.acceptInvitation(linked);
  return readStanding(deps.pool, deps.settings, token, deps.now());
};

type FindTarget = (userId: string) => Promise<Standing | null>;

/** Said by a page whose token is in a cookie that it cannot read: the cookie alone makes nobody act for another. */
const inCookie = 'held';

const overrideOf = (settings: IdentitySettings, headers: IncomingHttpHeaders): string | undefined => {
  const said = single(headers['x-account-override']);
  return said === inCookie ? (supportTokenOf(settings, headers.cookie) ?? said) : said;
};

const actingFor = async (deps: IdentifyDeps, staff: Standing, override: string, findTarget: FindTarget) => {
  const leave = staff.maySupport ? await readOverride(deps.keys, override) : null;
  if (leave === null || leave.staffId !== staff.viewer.userId) return null;
  const target = await findTarget(leave.targetId);
  return target && { standing: target, impersonation: { staffId: leave.staffId, reason: leave.reason } };
};

/** Trial, override and organization, in this order. */
const judge = async (
  deps: IdentifyDeps,
  own: Standing,
  token: VerifiedToken,
  headers: IncomingHttpHeaders,
  findTarget: FindTarget = (userId) => readTarget(deps.pool, deps.settings, userId, deps.now()),
): Promise<Identified | IdentityRefusal> => {
  if (own.trialExpired) return refuse(403, 'trial_expired');

  const override = overrideOf(deps.settings, headers);
  const acting = override === undefined ? { standing: own, impersonation: null } : await actingFor(deps, own, override, findTarget);
  if (acting === null) return refuse(403, 'override_invalid');

  const { viewer } = acting.standing;
  const organization = single(headers['x-organization-public-id']);
  if (organization !== undefined && organization !== viewer.organizationPublicId) return refuse(409, 'stale_organization');
  return {
    kind: 'identified',
    viewer,
    impersonation: acting.impersonation,
    organizationHeader: organization === undefined ? 'absent' : 'current',
    token,
    access: null,
  };
};

const programStatus = {
  token_unknown: 401,
  token_revoked: 401,
  token_ended: 401,
  token_away: 403,
  user_not_found: 403,
  trial_expired: 403,
} as const;

/** It acts for its own person and in its own organization alone, which it need not name. */
const judgeProgram = (headers: IncomingHttpHeaders, found: TokenStanding | TokenFault): Identified | IdentityRefusal => {
  if (typeof found === 'string') return refuse(programStatus[found], found);
  const { viewer, access, expiresAt } = found;
  if (headers['x-account-override'] !== undefined) return refuse(403, 'override_invalid');
  const organization = single(headers['x-organization-public-id']) ?? '';
  if (organization !== '' && organization !== viewer.organizationPublicId) return refuse(409, 'stale_organization');
  const token = { issuer: 'token', subject: access.id, sid: access.id, issuedAt: 0, authTime: null, expiresAt, email: null };
  return { kind: 'identified', viewer, impersonation: null, organizationHeader: 'current', token, access };
};

/** Token, member, trial, override and organization, in this order, before the call runs. */
export const createIdentify =
  (deps: IdentifyDeps): Identify =>
  async (headers, address = '') => {
    const bearer = bearerOf(headers);
    if (bearer !== null && isApiToken(bearer)) {
      const found = (await readApiTokens(deps.pool, deps.settings, [bearer], deps.now())).get(bearer) ?? 'token_unknown';
      const program = judgeProgram(headers, found);
      return program.kind === 'refused' && program.status === 401 ? unauthenticated(deps, address, program.errorCode) : program;
    }
    const token = bearer === null ? null : await deps.verify(bearer);
    if (bearer === null || token === null) return unauthenticated(deps, address);

    const recalled = deps.memory.recall(bearer);
    const asRecalled = recalled === null ? null : await judge(deps, recalled, token, headers);
    if (asRecalled?.kind === 'identified') return asRecalled;

    const readAt = performance.now();
    const own = await standingOf(deps, token, bearer);
    if (own === 'ended') return unauthenticated(deps, address);
    if (own === 'unknown') return refuse(403, 'user_not_found');
    deps.memory.keep(bearer, own, readAt);
    return judge(deps, own, token, headers);
  };

const isLeave = (leave: Override | null): leave is Override => leave !== null;

/** Rechecks earlier callers, people in one statement and programs in another, without the cache. */
export const createIdentifyAgain =
  (deps: IdentifyDeps): IdentifyAgain =>
  async (callers) => {
    const bearers = callers.map(bearerOf);
    const programs = await readApiTokens(
      deps.pool,
      deps.settings,
      bearers.flatMap((bearer) => (bearer !== null && isApiToken(bearer) ? [bearer] : [])),
      deps.now(),
    );
    const tokens = await Promise.all(bearers.map(async (bearer) => (bearer === null || programs.has(bearer) ? null : deps.verify(bearer))));
    const overrides = callers.flatMap((headers) => overrideOf(deps.settings, headers) ?? []);
    const leaves = (await Promise.all(overrides.map((override) => readOverride(deps.keys, override)))).filter(isLeave);
    const good = tokens.filter((token) => token !== null);
    const members = [...new Set(leaves.map(({ targetId }) => targetId))];
    const { ofTokens, ofMembers } = await readStandings(deps.pool, deps.settings, good, members, deps.now());
    const standings = new Map(good.map((token, index) => [token, ofTokens[index] ?? 'unknown']));
    return Promise.all(
      callers.map(async (headers, index) => {
        const program = programs.get(bearers[index] ?? '');
        if (program !== undefined) return judgeProgram(headers, program);
        const token = tokens[index] ?? null;
        const own = token === null ? 'ended' : (standings.get(token) ?? 'unknown');
        if (token === null || own === 'ended') return refuse(401, 'unauthenticated');
        if (own === 'unknown') return refuse(403, 'user_not_found');
        return judge(deps, own, token, headers, async (userId) => ofMembers.get(userId) ?? null);
      }),
    );
  };
