import type { RequestContext } from '#server/api/context.ts';
import { isCounted, isInternal } from '#schema/rules/session/analytics.ts';
import { mutation } from '#server/api/mutation.ts';
import type { Work } from '#server/api/mutation.ts';
import * as v from 'valibot';
import type { GraphQLResolveInfo } from 'graphql';
import { badUserInput, forbidden } from '#server/api/errors.ts';
import { argument, caller, organization, param } from '#server/api/param.ts';
import { read } from '#server/api/read.ts';
import type { ResolverMap } from '#server/api/schema.ts';
import { scopeOf } from '#server/api/scope.ts';
import { list, shape, one, stored, time } from '#server/api/shape.ts';
import { sql } from '#server/database/sql.ts';
import { announce } from '#server/workflow/outbox.ts';
import { record } from '#server/workflow/audit.ts';
import { NotFound, refuse } from '#server/workflow/refused.ts';
import { isId } from '#server/api/ids.ts';
import { nameFault } from '#schema/rules/session/names.ts';
import { exportCreditsToCsv, months, transactions } from './credits.ts';
import { search } from './search.queries.ts';
import type { Fields } from '#server/api/shape.ts';
import type { Selection } from '#server/api/selection.ts';
import type { Sql } from '#server/database/sql.ts';
import { SignJWT } from 'jose';

const lifetimeMilliseconds = 24 * 60 * 60 * 1000;

/** Valid for a day from `at`. */
const chatToken = (secret: string, publicId: string, at: Date): Promise<string> =>
  new SignJWT({ user_id: publicId })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt(at)
    .setExpirationTime(new Date(at.getTime() + lifetimeMilliseconds))
    .sign(new TextEncoder().encode(secret));

const isActingFor = param(({ viewer }) => viewer.onBehalfOfUserId ?? null);

const organizationFields = (context: RequestContext): Fields => ({
  id: sql`o.id`,
  publicId: sql`o.public_id`,
  name: sql`o.name`,
  chosenName: sql`o.chosen_name`,
  shortCode: sql`o.short_code`,
  isNameChosen: sql`o.is_name_chosen`,
  flexibleTestingAccess: sql`o.flexible_testing_access`,
  isServiceTypeSelectionEnabled: sql`o.is_service_type_selection_enabled`,
  googleSheetsAutoImportEnabled: sql`o.google_sheets_auto_import_enabled`,
  knownIssuesUploadEnabled: sql`o.known_issues_upload_enabled`,
  advancedTestsAccess: sql`o.advanced_tests_access`,
  creditModelAccess: sql`o.credit_model_access`,
  newLaunchUxEnabled: sql`o.new_launch_ux_enabled`,
  autoLaunchingEnabled: sql`o.auto_launching_enabled`,
  videoRequirementEnabled: sql`o.video_requirement_enabled`,
  integrationAppToken: sql`json_build_object('id', o.public_id, 'name', coalesce(o.chosen_name, o.name))`,
  issueFieldDefinitions: stored(sql`o.issue_field_definitions`),
  creditAccount: (selection) =>
    one(
      shape(selection, {
        balance: sql`a.balance::float8`,
        transactions: { call: transactions(context) },
        months,
      }),
      sql`from credit_account a where a.organization_id = o.id and o.credit_model_access`,
    ),
});

/** Alias o. */
const organizationShape =
  (context: RequestContext) =>
  (selection: Selection): Sql =>
    shape(selection, organizationFields(context));

/** Alias u, in organization o. */
const personShape = (context: RequestContext, selection: Selection): Sql =>
  shape(selection, {
    id: sql`u.id`,
    publicId: sql`u.public_id`,
    role: sql`u.role`,
    email: sql`u.email`,
    firstName: sql`u.first_name`,
    lastName: sql`u.last_name`,
    fullName: sql`trim(u.first_name || ' ' || u.last_name)`,
    isTestManager: sql`u.role = 'test_manager'`,
    isOperator: sql`u.is_operator and ${isActingFor}::uuid is null`,
    createdAt: time(sql`u.created_at`),
    intercomUserHash: sql`u.public_id`,
    streamChatToken: sql`u.public_id`,
    organization: organizationShape(context),
    trial: (trial) =>
      one(
        shape(trial, { id: sql`t.id`, finishesAt: time(sql`t.finishes_at`), finishedAt: time(sql`t.finished_at`) }),
        sql`from trial t where t.organization_id = o.id and not o.has_contract`,
      ),
  });

const personStatement = (context: RequestContext, selection: Selection, id: unknown): Sql =>
  sql`select ${personShape(context, selection)} as json from organization_user u join organization o on o.id = u.organization_id where u.id = ${id}`;

type Asked = { readonly intercomUserHash: string; readonly streamChatToken: string };

/** Null while support acts for the caller, and for a program. */
const intercomUserHash = ({ intercomUserHash: publicId }: Asked, _: unknown, { services, person }: RequestContext): string | null =>
  person.onBehalfOfUserId === null && person.token == null ? (services.helpWidgetHash?.(publicId) ?? null) : null;

/** Null while support acts for the caller, and for a program. */
const streamChatToken = ({ streamChatToken: publicId }: Asked, _: unknown, { services, person }: RequestContext) =>
  services.vendors.streamChatSecret === null || person.onBehalfOfUserId !== null || person.token != null
    ? null
    : chatToken(services.vendors.streamChatSecret, publicId, services.clock.now());

const countPageView = async ({ tx, context: { person, services } }: Work, page: string): Promise<void> => {
  const { analytics } = services;
  if (analytics === null) return;
  const [who] = await tx.query<{ email: string }>('select email::text as email from organization_user where id = $1', [person.id]);
  const counted =
    who !== undefined &&
    isCounted({
      role: person.role,
      isInternal: isInternal(who.email, analytics.internalDomains),
      flexibleTestingAccess: person.flags.has('flexibleTestingAccess'),
      isActedFor: person.onBehalfOfUserId !== null,
    });
  if (counted) analytics.track({ page, at: tx.at, person });
};

type Args = Readonly<Record<string, unknown>>;

const Query: ResolverMap[string] = {
  search,

  getCurrentOrganizationUser: (_: unknown, args: Args, context: RequestContext, info: GraphQLResolveInfo) =>
    read(context, info, args, (selection) => personStatement(context, selection, caller)),

  getOrganizations: (_: unknown, args: { readonly query?: string | null }, context: RequestContext, info: GraphQLResolveInfo) => {
    if ((args.query ?? '').length > 255) throw badUserInput('The search is limited to 255 characters.');
    return read(
      context,
      info,
      { query: args.query ?? '' },
      (selection) =>
        sql`select ${list(
          shape(selection, { publicId: sql`o.public_id`, shortCode: sql`o.short_code`, name: sql`o.name` }),
          sql`from organization o where o.deleted_at is null
        and (position(lower(${argument('query')}) in lower(o.name)) > 0 or position(lower(${argument('query')}) in lower(o.short_code)) > 0)
        order by o.name limit 50`,
        )} as json`,
    );
  },

  featureFlags: (_: unknown, args: Args, context: RequestContext, info: GraphQLResolveInfo) =>
    read(
      context,
      info,
      args,
      (selection) =>
        sql`select ${list(
          shape(selection, { name: sql`f.name`, enabled: sql`f.enabled` }),
          sql`from feature_flag f where ${scopeOf(context).organization('f')} order by f.name`,
        )} as json`,
    ),
};

const Mutation: ResolverMap[string] = {
  organizationUserUpdate: mutation<{ organizationUserId: string; firstName: string; lastName: string }>(
    'organizationUserUpdate',
    async (work, input) => {
      const { tx, operation } = work;
      if (!isId(input.organizationUserId)) throw new NotFound();
      const id = input.organizationUserId.toLowerCase();
      const [known] = await tx.query('select id from organization_user where id = $1 and organization_id = $2', [
        id,
        tx.viewer.organizationId,
      ]);
      if (known === undefined) throw new NotFound();
      if (id !== tx.viewer.userId) throw forbidden();
      const [firstName, lastName] = [input.firstName.trim(), input.lastName.trim()];
      const fault = nameFault('first', firstName, 'firstName') ?? nameFault('last', lastName, 'lastName');
      if (fault !== null) refuse(fault.code, fault.message, fault.path);
      await tx.query('update organization_user set first_name = $2, last_name = $3, version = version + 1 where id = $1', [
        id,
        firstName,
        lastName,
      ]);
      await record(tx, { operation, entity: 'organization-user', entityId: id, after: { firstName, lastName } });
      return { result: await work.select('result', {}, (selection) => personStatement(work.context, selection, caller)) };
    },
  ),

  changeOrganization: mutation<{ organizationPublicId: string }>('changeOrganization', async (work, input) => {
    const { tx, operation } = work;
    const [target] = await tx.query<{ id: string }>('select id from organization where public_id = $1 and deleted_at is null', [
      input.organizationPublicId,
    ]);
    if (target === undefined || target.id === tx.viewer.organizationId)
      return refuse('invalid', 'Ensure you select organization from the list', 'organizationPublicId');
    await tx.query(`select set_config('app.organization', $1, true)`, [target.id]);
    const [open] = await tx.query('select id from organization where id = $1 and deleted_at is null for share', [target.id]);
    await tx.query(`select set_config('app.organization', $1, true)`, [tx.viewer.organizationId]);
    if (open === undefined) return refuse('invalid', 'Ensure you select organization from the list', 'organizationPublicId');
    await record(tx, {
      operation,
      entity: 'organization-user',
      entityId: tx.viewer.userId,
      before: { organizationId: tx.viewer.organizationId },
      after: { organizationId: target.id },
    });
    await announce(tx, { topic: 'session', entityId: tx.viewer.userId });
    await tx.query(`select set_config('app.organization', $1, true)`, [target.id]);
    await tx.query('update organization_user set organization_id = $2, version = version + 1 where id = $1', [tx.viewer.userId, target.id]);
    const result = await work.select('result', {}, (selection) => personStatement(work.context, selection, caller));
    await tx.query(`select set_config('app.organization', $1, true)`, [tx.viewer.organizationId]);
    return { result };
  }),

  organizationUpdate: mutation<{ chosenName: string }>('organizationUpdate', async (work, input) => {
    const { tx, operation } = work;
    const chosenName = input.chosenName.trim();
    const fault = nameFault('organization', chosenName, 'chosenName');
    if (fault !== null) refuse(fault.code, fault.message, fault.path);
    await tx.query('update organization set chosen_name = $2, is_name_chosen = true where id = $1', [tx.viewer.organizationId, chosenName]);
    await record(tx, { operation, entity: 'organization', entityId: tx.viewer.organizationId, after: { chosenName } });
    await announce(tx, { topic: 'organization', entityId: tx.viewer.organizationId });
    return {
      result: await work.select(
        'result',
        {},
        (selection) => sql`select ${organizationShape(work.context)(selection)} as json from organization o where o.id = ${organization}`,
      ),
    };
  }),

  pageViewTrack: mutation<{ pageName: string }>('pageViewTrack', async (work, { pageName }) => {
    if (!v.is(v.pipe(v.string(), v.maxLength(255)), pageName)) throw badUserInput('A page name is limited to 255 characters.');
    await countPageView(work, pageName);
    return { result: pageName };
  }),

  exportCreditsToCsv,
};

export const sessionResolvers: ResolverMap = { Query, Mutation, OrganizationUser: { intercomUserHash, streamChatToken } };
