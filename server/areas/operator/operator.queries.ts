import type { GraphQLResolveInfo } from 'graphql';
import { crowdCallLimits, featureFlagNames, organizationFlagNames } from '#schema/vocabulary/operator.ts';
import { organizationLifecycle } from '#machines/lifecycles/organization/organization.machine.ts';
import { refusalFor } from '#machines/lib/lifecycle.ts';
import { systemActor } from '#machines/lib/actor.ts';
import type { RequestContext } from '#server/api/context.ts';
import { badUserInput } from '#server/api/errors.ts';
import { idOrAbsent } from '#server/api/ids.ts';
import { operating } from '#server/api/operate.ts';
import { argument, caller } from '#server/api/param.ts';
import { read } from '#server/api/read.ts';
import type { ResolverMap } from '#server/api/schema.ts';
import type { Selection } from '#server/api/selection.ts';
import { list, shape, time } from '#server/api/shape.ts';
import { hasAllOperators, isOnlyOperator } from '#server/workflow/operators.ts';
import { literal, oneOf, raw, sql } from '#server/database/sql.ts';
import type { Sql } from '#server/database/sql.ts';

const snake = (name: string): string => name.replace(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);

const flags = raw(
  `array_to_json(array_remove(array[${organizationFlagNames.map((flag) => `case when o.${snake(flag)} then ${literal(flag)} end`).join(', ')}], null))`,
);

/** Alias o. */
export const operatorOrganization = (selection: Selection): Sql =>
  shape(selection, {
    id: sql`o.id`,
    publicId: sql`o.public_id`,
    name: sql`o.name`,
    chosenName: sql`o.chosen_name`,
    shortCode: sql`o.short_code`,
    state: sql`o.state`,
    hasContract: sql`o.has_contract`,
    trialFinishesAt: sql`(select ${time(sql`coalesce(t.finished_at, t.finishes_at)`)} from trial t where t.organization_id = o.id)`,
    launchesPerHour: sql`o.launches_per_hour`,
    flags,
    featureFlags: sql`(select coalesce(json_agg(f.name order by f.name), '[]'::json) from feature_flag f where f.organization_id = o.id and f.enabled and f.name in ${raw(oneOf(featureFlagNames))})`,
    peopleCount: sql`(select count(*)::int from organization_user u where u.organization_id = o.id and u.state in ('invited', 'active'))`,
    openTestsCount: sql`app_open_tests(o.id)`,
    archiveRefusal: sql`json_build_object('state', o.state, 'deletedAt', o.deleted_at, 'isOwn', exists (select from organization_user mine where mine.id = ${caller} and mine.organization_id = o.id), 'hasOpenTests', app_open_tests(o.id) > 0, 'hasAllOperators', ${raw(hasAllOperators('o'))})`,
    balance: sql`(select a.balance::float8 from credit_account a where a.organization_id = o.id)`,
    transactions: (transaction) =>
      list(
        shape(transaction, {
          id: sql`c.id`,
          description: sql`c.description`,
          createdAt: time(sql`c.created_at`),
          amount: sql`c.amount::float8`,
          balanceAfterTransaction: sql`c.balance_after_transaction::float8`,
          subject: (subject) =>
            sql`case when c.subject_id is not null then ${shape(subject, { type: sql`c.subject_type`, name: sql`c.subject_name`, id: sql`c.subject_id`, url: raw('null') })} end`,
        }),
        sql`from credit_transaction c where c.organization_id = o.id order by c.created_at desc, c.id desc limit 20`,
      ),
    createdAt: time(sql`o.created_at`),
  });

/** Alias u, in the organization o. */
export const operatorPerson = (selection: Selection): Sql =>
  shape(selection, {
    id: sql`u.id`,
    email: sql`u.email`,
    firstName: sql`u.first_name`,
    lastName: sql`u.last_name`,
    fullName: sql`trim(u.first_name || ' ' || u.last_name)`,
    role: sql`u.role`,
    state: sql`u.state`,
    isOperator: sql`u.is_operator`,
    isOnlyOperator: raw(isOnlyOperator('u')),
    isHeld: sql`app_is_held(u.organization_id)`,
    isSupport: sql`u.is_support`,
    organizationId: sql`o.id`,
    organizationName: sql`o.name`,
    createdAt: time(sql`u.created_at`),
    lastSeenAt: sql`(select ${time(sql`s.at`)} from last_seen s where s.user_id = u.id)`,
    assignmentsCount: sql`app_open_assignments(u.id)`,
  });

/** Alias k. */
export const crowdTokenShape = (selection: Selection): Sql =>
  shape(selection, {
    id: sql`k.id`,
    name: sql`k.name`,
    state: sql`case when k.revoked_at is null then k.state else 'revoked' end`,
    isConfigured: sql`k.created_by is null`,
    isSandbox: sql`k.is_sandbox`,
    createdAt: time(sql`k.created_at`),
    revokedAt: time(sql`k.revoked_at`),
    lastCallAt: time(sql`k.last_call_at`),
  });

/** Alias c, under the token k. */
const crowdCallShape = (selection: Selection): Sql =>
  shape(selection, {
    id: sql`c.id`,
    tokenName: sql`k.name`,
    at: time(sql`c.at`),
    operation: sql`c.operation`,
    sent: sql`c.sent`,
    outcome: sql`c.outcome`,
    words: sql`c.words`,
    milliseconds: sql`c.milliseconds`,
  });

type Args = {
  readonly query?: string | null;
  readonly organizationId?: string | null;
  readonly role?: string | null;
  readonly id?: string;
};

/** What a list of the desk is searched for. */
export const searched = ({ query }: Pick<Args, 'query'>): string => {
  if ((query ?? '').length > 255) throw badUserInput('The search is limited to 255 characters.');
  return query ?? '';
};

/** Whether a text holds what is searched for. */
export const holds = (expression: Sql): Sql => sql`position(lower(${argument('query')}) in lower(${expression})) > 0`;

type Facts = Parameters<typeof refusalFor<typeof organizationLifecycle.machine, never>>[1];

export const operatorQueries: ResolverMap = {
  OperatorOrganization: {
    archiveRefusal: ({ archiveRefusal: facts }: { readonly archiveRefusal: Facts }) =>
      refusalFor(organizationLifecycle, facts, 'organization.archive', { ...systemActor, role: 'operator' })?.message ?? null,
  },
  Query: {
    operatorOrganizations: (_: unknown, args: Args, context: RequestContext, info: GraphQLResolveInfo) =>
      read(
        operating(context),
        info,
        { query: searched(args) },
        (selection) =>
          sql`select ${list(
            operatorOrganization(selection),
            sql`from organization o where ${holds(sql`o.name || ' ' || o.short_code || ' ' || coalesce(o.chosen_name, '')`)} order by o.deleted_at nulls first, lower(o.name), o.id limit 200`,
          )} as json`,
      ),

    operatorOrganization: (_: unknown, args: Args, context: RequestContext, info: GraphQLResolveInfo) =>
      read(
        operating(context),
        info,
        { id: idOrAbsent(args.id) },
        (selection) => sql`select ${operatorOrganization(selection)} as json from organization o where o.id = ${argument('id')}::uuid`,
      ),

    operatorPeople: (_: unknown, args: Args, context: RequestContext, info: GraphQLResolveInfo) =>
      read(
        operating(context),
        info,
        {
          query: searched(args),
          organizationId: args.organizationId == null ? null : idOrAbsent(args.organizationId),
          role: args.role ?? null,
        },
        (selection, __, given) =>
          sql`select ${list(
            operatorPerson(selection),
            sql`from organization_user u join organization o on o.id = u.organization_id
              where ${holds(sql`u.first_name || ' ' || u.last_name || ' ' || u.email::text`)}
              and u.state <> 'forgotten' and not u.is_service
              ${given('organizationId') ? sql`and u.organization_id = ${argument('organizationId')}::uuid` : raw('')}
              ${given('role') ? sql`and u.role = ${argument('role')}` : raw('')}
              order by u.state = 'removed', lower(u.first_name || ' ' || u.last_name), u.email limit 100`,
          )} as json`,
      ),

    operatorCrowdTokens: (_: unknown, args: Args, context: RequestContext, info: GraphQLResolveInfo) =>
      read(
        operating(context),
        info,
        args,
        (selection) =>
          sql`select ${list(crowdTokenShape(selection), sql`from crowd_token k order by k.revoked_at is not null, k.created_at desc limit 200`)} as json`,
      ),

    operatorCrowdCalls: (
      _: unknown,
      { tokenId }: { readonly tokenId?: string | null },
      context: RequestContext,
      info: GraphQLResolveInfo,
    ) =>
      read(
        operating(context),
        info,
        { tokenId: tokenId == null ? null : idOrAbsent(tokenId) },
        (selection, _selected, given) =>
          sql`select ${list(
            crowdCallShape(selection),
            sql`from crowd_call c join crowd_token k on k.id = c.token_id ${given('tokenId') ? sql`where c.token_id = ${argument('tokenId')}::uuid` : raw('')}
              order by c.number desc limit ${raw(String(crowdCallLimits.kept))}`,
          )} as json`,
      ),

    operatorInstallation: (_: unknown, __: unknown, { services }: RequestContext) => services.house.condition(),
  },
};
