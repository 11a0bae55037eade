import { desiredOutcomeNames } from '#schema/vocabulary/launch/simple.ts';
import type { RequestContext } from '#server/api/context.ts';
import { list, one, reads, shape, stored, time } from '#server/api/shape.ts';
import type { Fields } from '#server/api/shape.ts';
import type { Selection } from '#server/api/selection.ts';
import { literal, raw, sql } from '#server/database/sql.ts';
import type { Sql } from '#server/database/sql.ts';
import { windowShape } from './window.fields.ts';
import { participantRemovalReasons } from '#schema/vocabulary/participant.ts';

const column = (name: string): Sql => raw(`s.${name}`);

const requested = (name: string): Sql => raw(`(select q.${name} from requested_test q where q.id = t.requested_test_id)`);

/** Alias t. */
export const commonFields: Fields = {
  id: sql`t.id`,
  _id: sql`t.id`,
  code: sql`t.code`,
  name: sql`t.name`,
  type: sql`case t.kind when 'advanced' then 'Advanced Test' else 'Supervised Test' end`,
  url: sql`'/results/' || t.id`,
  createdAt: time(sql`t.created_at`),
  testWindow: windowShape,
};

const outcomeName = raw(`'${JSON.stringify(desiredOutcomeNames)}'::json ->> code`);

export const purposeFields = (outcomes: Sql, of: (column: string) => Sql): Fields => ({
  sdlcStage: of('sdlc_stage'),
  desiredOutcomes: (asked) => list(shape(asked, { code: raw('code'), name: outcomeName }), sql`from unnest(${outcomes}) code`),
  customDesiredOutcomes: of('custom_desired_outcomes'),
});

/** Aliases t and s, without related records. */
export const supervisedColumns: Fields = {
  ...commonFields,
  parentTestId: sql`t.parent_test_id`,
  requestedTestId: sql`t.requested_test_id`,
  ...purposeFields(
    raw(`(select coalesce(nullif(t.desired_outcomes, '{}'), (select p.desired_outcomes from test p where p.id = t.parent_test_id), '{}'))`),
    (column) => raw(`coalesce(t.${column}, (select p.${column} from test p where p.id = t.parent_test_id))`),
  ),
  activityType: sql`t.activity`,
  autoLaunchStatus: requested('auto_launch_status'),
  testGoal: requested('test_goal'),
  inScope: requested('in_scope'),
  outOfScope: requested('out_of_scope'),
  applicationUrl: column('application_url'),
  description: column('description'),
  credentialsAndAccessInstructions: column('credentials_and_access_instructions'),
  additionalUrlsAndResources: column('additional_urls_and_resources'),
  testerSpecificationLink: column('tester_specification_link'),
  environments: (environments) => list(shape(environments, { platform: sql`on_platform` }), sql`from unnest(s.environments) on_platform`),
  requiredAttachmentForPass: column('required_attachment_for_pass'),
  requireVideoAttachment: column('require_video_attachment'),
  communityTestManagersEnabled: column('community_test_managers_enabled'),
  canModifyNumberOfResultsNeeded: column('can_modify_number_of_results_needed'),
  supportsAutomaticTesterManagement: column('supports_automatic_tester_management'),
  automaticTesterManagementEnabled: column('automatic_tester_management_enabled'),
  hasStrictTesterRemoval: column('has_strict_tester_removal'),
  forceSeverityChangeBeforeAccept: column('force_severity_change_before_accept'),
  participantRemovalReasons: stored(raw(`${literal(JSON.stringify(participantRemovalReasons))}::jsonb`)),
};

/** By the SQL of its id. */
export const testOf =
  (context: RequestContext, id: string) =>
  (selection: Selection): Sql => {
    const test = context.services.testShape(context)(selection);
    const join = reads(test, 's') ? 'join supervised_test s on s.test_id = t.id' : '';
    return one(test, raw(`from test t ${join} where t.id = ${id}`));
  };
