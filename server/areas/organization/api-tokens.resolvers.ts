import { randomUUID } from 'node:crypto';
import type { GraphQLResolveInfo } from 'graphql';
import { apiTokenRules, serviceTokenRules } from '#schema/rules/organization/api-token.ts';
import { apiTokenLimits, apiTokenTexts } from '#schema/vocabulary/api-token.ts';
import type { ApiTokenKind } from '#schema/vocabulary/api-token.ts';
import type { CallerRole } from '#schema/vocabulary/roles.ts';
import type { RequestContext } from '#server/api/context.ts';
import { mutation } from '#server/api/mutation.ts';
import type { Work } from '#server/api/mutation.ts';
import { operating, operatorMutation } from '#server/api/operate.ts';
import { argument, caller, organization } from '#server/api/param.ts';
import { parsed } from '#server/api/parsed.ts';
import { read } from '#server/api/read.ts';
import type { ResolverMap } from '#server/api/schema.ts';
import type { Selection } from '#server/api/selection.ts';
import { list, shape, time } from '#server/api/shape.ts';
import { sql } from '#server/database/sql.ts';
import type { Sql } from '#server/database/sql.ts';
import { hashOfToken, makeApiToken } from '#server/identity/api-tokens.ts';
import { advance } from '#server/workflow/advance.ts';
import { record } from '#server/workflow/audit.ts';
import { refuse } from '#server/workflow/refused.ts';
import { subjects } from '#server/workflow/subjects.ts';
import type { Tx } from '#server/workflow/transaction.ts';

/** Alias k, with whom it acts as as u. */
const tokenShape = (selection: Selection): Sql =>
  shape(selection, {
    id: sql`k.id`,
    name: sql`k.name`,
    kind: sql`k.kind`,
    state: sql`k.state`,
    scopes: sql`to_json(k.scopes)`,
    role: sql`u.role`,
    userId: sql`k.user_id`,
    madeBy: sql`(select nullif(trim(by.first_name || ' ' || by.last_name), '') from organization_user by where by.id = k.created_by)`,
    organizationName: sql`(select coalesce(o.chosen_name, o.name) from organization o where o.id = k.organization_id)`,
    createdAt: time(sql`k.created_at`),
    expiresAt: time(sql`k.expires_at`),
    endedAt: time(sql`k.ended_at`),
    lastUsedAt: time(sql`k.last_used_at`),
  });

const tokens = sql`from api_token k join organization_user u on u.id = k.user_id`;

const result = async ({ select, context }: Work, id: string, secret: string | null = null) => ({
  result: await select(
    'result',
    { id },
    (selection) => sql`select ${tokenShape(selection)} as json ${tokens} where k.id = ${argument('id')}::uuid`,
  ),
  secret: secret === null ? null : context.services.house.seal(secret, context.person.id),
});

type Wanted = { readonly name: string; readonly scopes: readonly string[]; readonly days: number };
type Made = Wanted & { readonly kind: ApiTokenKind; readonly userId: string };

/** Makers of one organization follow each other, so that none of them passes the limit. */
const demandRoom = async (tx: Tx, kind: ApiTokenKind): Promise<void> => {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1::text, 535))', [tx.viewer.organizationId]);
  const [found] = await tx.query<{ active: number }>(
    `select count(*)::int as active from api_token where organization_id = $1 and kind = $2 and state = 'active' and expires_at > $3 and ($2 = 'service' or user_id = $4)`,
    [tx.viewer.organizationId, kind, tx.at, tx.viewer.userId],
  );
  const [most, words] =
    kind === 'personal' ? [apiTokenLimits.ofPerson, apiTokenTexts.tooMany] : [apiTokenLimits.ofOrganization, apiTokenTexts.tooManyOfAll];
  if ((found?.active ?? 0) >= most) refuse('too_many', words);
};

const make = async (work: Work, { name, scopes, days, kind, userId }: Made) => {
  const { tx, operation } = work;
  const token = makeApiToken();
  const [made] = await tx.query<{ id: string }>(
    `insert into api_token (organization_id, user_id, kind, name, hash, scopes, expires_at, created_by, created_at)
     values ($1, $2, $3, $4, $5, $6, $7::timestamptz + make_interval(days => $8), $9, $7) returning id`,
    [tx.viewer.organizationId, userId, kind, name, hashOfToken(token), scopes, tx.at, days, tx.viewer.userId],
  );
  const id = made?.id ?? '';
  await record(tx, { operation, entity: 'api-token', entityId: id, event: 'token.create', after: { name, kind, scopes, days } });
  return result(work, id, token);
};

const mayGive = (own: CallerRole, role: string): boolean => role === own || (role === 'customer' && own === 'test_manager');

/** What it does is shown as done by an account that bears its name; nobody can sign in with that. */
const makeAccount = async (tx: Tx, name: string, role: string): Promise<string> => {
  const [made] = await tx.query<{ id: string }>(
    `insert into organization_user (organization_id, role, email, first_name, last_name, state, is_service, created_at)
     values ($1, $2, $3, $4, '', 'removed', true, $5) returning id`,
    [tx.viewer.organizationId, role, `${randomUUID()}@service.invalid`, name, tx.at],
  );
  return made?.id ?? '';
};

const newest = sql`order by k.state <> 'active', k.created_at desc, k.id`;

export const apiTokenResolvers: ResolverMap = {
  Query: {
    ownApiTokens: (_: unknown, args: object, context: RequestContext, info: GraphQLResolveInfo) =>
      read(
        context,
        info,
        { ...args },
        (selection) =>
          sql`select ${list(tokenShape(selection), sql`${tokens} where k.organization_id = ${organization} and k.user_id = ${caller} ${newest} limit 200`)} as json`,
      ),

    apiTokens: (_: unknown, args: object, context: RequestContext, info: GraphQLResolveInfo) =>
      read(
        context,
        info,
        { ...args },
        (selection) =>
          sql`select ${list(tokenShape(selection), sql`${tokens} where k.organization_id = ${organization} ${newest} limit 200`)} as json`,
      ),

    operatorApiTokens: (_: unknown, args: object, context: RequestContext, info: GraphQLResolveInfo) =>
      read(
        operating(context),
        info,
        { ...args },
        (selection) => sql`select ${list(tokenShape(selection), sql`${tokens} ${newest} limit 500`)} as json`,
      ),
  },
  Mutation: {
    apiTokenCreate: mutation<object>('apiTokenCreate', async (work, input) => {
      const wanted = parsed(apiTokenRules, input);
      await demandRoom(work.tx, 'personal');
      return make(work, { ...wanted, kind: 'personal', userId: work.context.person.id });
    }),

    serviceTokenCreate: mutation<object>('serviceTokenCreate', async (work, input) => {
      const { role, ...wanted } = parsed(serviceTokenRules, input);
      if (!mayGive(work.context.person.role, role)) refuse('invalid_role', apiTokenTexts.role, 'role');
      await demandRoom(work.tx, 'service');
      return make(work, { ...wanted, kind: 'service', userId: await makeAccount(work.tx, wanted.name, role) });
    }),

    apiTokenRevoke: mutation<{ tokenId: string }>('apiTokenRevoke', async (work, { tokenId }) => {
      const id = tokenId.toLowerCase();
      await advance(work.tx, subjects.apiToken, id, { type: 'token.revoke' }, { operation: work.operation });
      return result(work, id);
    }),

    operatorApiTokenRevoke: operatorMutation<{ apiTokenId: string }>('operatorApiTokenRevoke', async (work, { apiTokenId }) => {
      const id = apiTokenId.toLowerCase();
      await advance(work.tx, subjects.apiToken, id, { type: 'token.revoke' }, { operation: work.operation });
      return result(work, id);
    }),
  },
};
