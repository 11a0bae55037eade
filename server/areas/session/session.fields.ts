import type { RequestContext } from '#server/api/context.ts';
import { param } from '#server/api/param.ts';
import { one, shape, stored, time } from '#server/api/shape.ts';
import type { Fields } from '#server/api/shape.ts';
import type { Selection } from '#server/api/selection.ts';
import { sql } from '#server/database/sql.ts';
import type { Sql } from '#server/database/sql.ts';
import { transactions } from './credits.ts';

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
      }),
      sql`from credit_account a where a.organization_id = o.id and o.credit_model_access`,
    ),
});

/** Alias o. */
export const organizationShape =
  (context: RequestContext) =>
  (selection: Selection): Sql =>
    shape(selection, organizationFields(context));

/** Alias u, in organization o. */
export const personShape = (context: RequestContext, selection: Selection): Sql =>
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

export const personStatement = (context: RequestContext, selection: Selection, id: unknown): Sql =>
  sql`select ${personShape(context, selection)} as json from organization_user u join organization o on o.id = u.organization_id where u.id = ${id}`;
