import type { GraphQLResolveInfo } from 'graphql';
import { mutation } from '#server/api/mutation.ts';
import type { RequestContext } from '#server/api/context.ts';
import { operating } from '#server/api/operate.ts';
import { argument, caller, organization } from '#server/api/param.ts';
import { read } from '#server/api/read.ts';
import type { Selection } from '#server/api/selection.ts';
import type { ResolverMap } from '#server/api/schema.ts';
import { scopeOf } from '#server/api/scope.ts';
import { shape } from '#server/api/shape.ts';
import { join, literal, raw, sql } from '#server/database/sql.ts';
import type { Sql } from '#server/database/sql.ts';
import { record } from '#server/workflow/audit.ts';
import type { GuideName, StepName } from '#schema/vocabulary/guides.ts';

type Args = Readonly<Record<string, unknown>>;

/** What of a guide is done, each by what there is. */
type Done = Partial<Readonly<Record<StepName, Sql>>>;

const listed = (done: Done): Sql =>
  sql`array_to_json(array_remove(array[${join(
    Object.entries(done).map(([step, fact]) => sql`case when ${fact} then ${raw(literal(step))} end`),
  )}]::text[], null))`;

const keptGuide = (selection: Selection, name: Sql): Sql =>
  shape(selection, {
    id: name,
    name,
    isPutAway: sql`exists (select from guide_put_away g where g.user_id = ${caller} and g.guide = ${name})`,
  });

const has = (person: string, role: string): Sql =>
  sql`exists (select from organization_user u where u.organization_id = ${raw(person)} and u.role = ${raw(literal(role))} and u.state in ('invited', 'active'))`;

/** Alias o: paid otherwise, or with credits that are there. */
const canPay = sql`(not o.credit_model_access or o.may_overdraw or exists (select from credit_account c where c.organization_id = o.id and c.balance > 0))`;

/** The oldest organization beside the operator's own: once it is set up, the guide stays closed. */
const ofOperator = (selection: Selection): Sql => {
  const done: Done = {
    organization: sql`o.id is not null`,
    // An organization whose tests were live has what it needs, saved by hand or not.
    switches: sql`(o.version > 1 or app_was_live(o.id))`,
    credits: sql`o.id is not null and ${canPay}`,
    customer: has('o.id', 'customer'),
    manager: has('o.id', 'test_manager'),
    moderator: has('o.id', 'community_test_manager'),
    token: sql`exists (select from crowd_token k where k.revoked_at is null and k.state = 'active' and not k.is_sandbox)`,
    testers: sql`app_has_testers()`,
    launch: sql`app_was_live(o.id)`,
  };
  return sql`select ${shape(selection, {
    id: raw(`'operator'`),
    name: raw(`'operator'`),
    done: listed(done),
    organizationId: sql`o.id`,
    kept: (kept) => keptGuide(kept, raw(`'operator'`)),
  })} as json
    from (select 1) one left join (
      select first.* from organization first
      where first.deleted_at is null and first.id not in (select mine.organization_id from organization_user mine where mine.is_operator)
      order by first.created_at, first.id limit 1) o on true`;
};

const ofOrganization = (selection: Selection, context: RequestContext): Sql => {
  const { role } = context.viewer;
  const { test, ofTest, published } = scopeOf(context);
  const guide =
    role === 'test_manager'
      ? raw(`'manager'`)
      : sql`case when not o.has_contract and exists (select from trial t where t.organization_id = o.id) then 'trial' else 'customer' end`;
  const done: Done = {
    name: sql`o.is_name_chosen`,
    credits: canPay,
    launch: sql`exists (select from customer_request r where r.organization_id = ${organization} and r.state = 'submitted')`,
    live: sql`exists (select from test t where ${test('t')} and t.window_status in ('open', 'closed'))`,
    results: sql`exists (select from case_result r where ${ofTest('r')} and ${published('r')} and r.published_at is not null)`,
    team:
      role === 'test_manager'
        ? has('o.id', 'customer')
        : sql`exists (select from organization_user u where u.organization_id = o.id and u.id <> ${caller} and u.role = 'customer' and u.state in ('invited', 'active'))
            or exists (select from invitation i where i.organization_id = o.id and i.state = 'open')`,
    ...(role === 'test_manager' && {
      moderator: sql`exists (select from moderator_assignment a where a.organization_id = o.id and a.status in ('assigned', 'accepted'))`,
    }),
  };
  return sql`select ${shape(selection, {
    id: sql`guide.name`,
    name: sql`guide.name`,
    done: listed(done),
    organizationId: raw('null'),
    kept: (kept) => keptGuide(kept, sql`guide.name`),
  })} as json
    from organization o cross join lateral (select ${guide} as name) guide where o.id = ${organization}`;
};

const operatorFirstSteps = (_: unknown, args: Args, context: RequestContext, info: GraphQLResolveInfo) =>
  read(operating(context), info, args, ofOperator);

const firstSteps = (_: unknown, args: Args, context: RequestContext, info: GraphQLResolveInfo) =>
  read(context, info, args, (selection) => ofOrganization(selection, context));

const putAway = 'insert into guide_put_away (user_id, guide, at) values ($1, $2, $3) on conflict do nothing';
const bringBack = 'delete from guide_put_away where user_id = $1 and guide = $2';

type PutAway = { readonly name: GuideName; readonly isPutAway: boolean };

const guidePutAway = mutation<PutAway>('guidePutAway', async (work, { name, isPutAway: isAway }) => {
  const { tx, operation } = work;
  const { userId } = tx.viewer;
  await (isAway ? tx.query(putAway, [userId, name, tx.at]) : tx.query(bringBack, [userId, name]));
  await record(tx, { operation, entity: 'organization_user', entityId: userId, after: { guide: name, isPutAway: isAway } });
  const shown = sql`${argument('name')}::text`;
  return {
    result: await work.select('result', { name }, (selection) => sql`select ${keptGuide(selection, shown)} as json`),
  };
});

export const guideResolvers: ResolverMap = { Query: { firstSteps, operatorFirstSteps }, Mutation: { guidePutAway } };
