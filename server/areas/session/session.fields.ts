import { argument, moment } from '#server/api/param.ts';
import { list, one, shape, time } from '#server/api/shape.ts';
import type { Fields } from '#server/api/shape.ts';
import type { Call, Selection } from '#server/api/selection.ts';
import { raw, sql } from '#server/database/sql.ts';
import type { Sql } from '#server/database/sql.ts';

const organizationFields: Fields = {
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
  issueFieldDefinitions: sql`o.issue_field_definitions`,
  creditAccount: (selection) =>
    one(
      shape(selection, {
        balance: sql`a.balance::float8`,
        transactions: { call: (call: Call) => transactions(call.selection, call.argument('first', 10)) },
      }),
      sql`from credit_account a where a.organization_id = o.id and o.credit_model_access`,
    ),
};

const transactions = (selection: Selection, first: unknown): Sql =>
  shape(selection, {
    nodes: (nodes) =>
      list(
        shape(nodes, {
          id: sql`c.id`,
          description: sql`c.description`,
          createdAt: time(sql`c.created_at`),
          amount: sql`c.amount::float8`,
          balanceAfterTransaction: sql`c.balance_after_transaction::float8`,
          subject: sql`case when c.subject_id is null then null else json_build_object('type', c.subject_type, 'name', c.subject_name, 'id', c.subject_id, 'url', '/results/' || c.subject_id) end`,
        }),
        sql`from credit_transaction c where c.organization_id = o.id order by c.created_at desc, c.id desc limit ${first}::int`,
      ),
    pageInfo: () =>
      sql`json_build_object('hasNextPage', (select count(*) > ${first}::int from credit_transaction c where c.organization_id = o.id), 'endCursor', null)`,
  });

/** An organization row by the alias o. */
export const organizationShape = (selection: Selection): Sql => shape(selection, organizationFields);

/** A person by the alias u, in the organization by the alias o. */
export const personShape = (selection: Selection): Sql =>
  shape(selection, {
    id: sql`u.id`,
    publicId: sql`u.public_id`,
    role: sql`u.role`,
    email: sql`u.email`,
    firstName: sql`u.first_name`,
    lastName: sql`u.last_name`,
    fullName: sql`trim(u.first_name || ' ' || u.last_name)`,
    isTestManager: sql`u.role = 'test_manager'`,
    createdAt: time(sql`u.created_at`),
    organization: organizationShape,
    trial: (trial) =>
      one(
        shape(trial, { id: sql`t.id`, finishesAt: time(sql`t.finishes_at`), finishedAt: time(sql`t.finished_at`) }),
        sql`from trial t where t.organization_id = o.id and not o.has_contract`,
      ),
  });

/** A person by id, with their organization. */
export const personStatement = (selection: Selection, id: unknown): Sql =>
  sql`select ${personShape(selection)} as json from organization_user u join organization o on o.id = u.organization_id where u.id = ${id}`;

/** Notifications that the caller may see, newest first. */
export const notificationsStatement = (selection: Selection, organizationIs: Sql): Sql =>
  sql`select ${list(
    shape(selection, {
      kind: sql`n.kind`,
      publicId: sql`n.public_id`,
      details: sql`json_build_object('description', n.description, 'link', n.link)`,
      createdAt: time(sql`n.created_at`),
    }),
    sql`from notification n where ${organizationIs} and n.created_at > ${moment}::timestamptz - interval '18 months'
      order by n.created_at desc limit least(greatest(${argument('first')}::int, 1), 100)`,
  )} as json ${raw('')}`;
