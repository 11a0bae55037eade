import { list, shape } from '#server/api/shape.ts';
import type { Fields } from '#server/api/shape.ts';
import type { Selection } from '#server/api/selection.ts';
import type { RequestContext } from '#server/api/context.ts';
import { raw, sql } from '#server/database/sql.ts';
import type { Sql } from '#server/database/sql.ts';
import { entriesOf, manufacturerOf, systemOf } from './reference.fields.ts';

const column = (name: string): Sql => raw(`q.${name}`);

const columns: Fields = {
  id: column('id'),
  name: column('name'),
  testCycleCode: column('test_cycle_code'),
  activity: column('activity'),
  applicationType: column('application_type'),
  applicationName: column('application_name'),
  applicationVersion: column('application_version'),
  accessToApplicationUrl: column('access_to_application_url'),
  requiresAccessToSecureEnvironment: column('requires_access_to_secure_environment'),
  accessToSecureEnvironmentInstructions: column('access_to_secure_environment_instructions'),
  requiresPredefinedUserAccounts: column('requires_predefined_user_accounts'),
  predefinedUserAccountsInstructions: column('predefined_user_accounts_instructions'),
  requiresFinancialTransactions: column('requires_financial_transactions'),
  financialTransactionsInstructions: column('financial_transactions_instructions'),
  requiresKycIdentityCheck: column('requires_kyc_identity_check'),
  kycIdentityCheckInstructions: column('kyc_identity_check_instructions'),
  requiresPersonalIdentifyingInformation: column('requires_personal_identifying_information'),
  personalIdentifyingInformationInstructions: column('personal_identifying_information_instructions'),
  requiresMovingToDifferentLocation: column('requires_moving_to_different_location'),
  movingToDifferentLocationInstructions: column('moving_to_different_location_instructions'),
  hasKnownIssuesList: column('has_known_issues_list'),
  knownIssuesListUrl: column('known_issues_list_url'),
  knownIssuesSource: column('known_issues_source'),
  knownIssuesUrl: column('known_issues_url'),
  knownIssues: column('known_issues'),
  kilStartingFromTestCycleCode: column('kil_starting_from_test_cycle_code'),
  knownIssuesCount: raw(`case jsonb_typeof(q.known_issues) when 'array' then jsonb_array_length(q.known_issues) else 0 end`),
  testCases: column('test_cases'),
  testCasesCount: raw('jsonb_array_length(q.test_cases)'),
  testCasesUrl: column('test_cases_url'),
  testCasesSource: column('test_cases_source'),
  numberOfResultsPerTestCaseNeeded: column('number_of_results_per_test_case_needed'),
  inScope: column('in_scope'),
  outOfScope: column('out_of_scope'),
  scopeRequirements: column('scope_requirements'),
  testGoal: column('test_goal'),
  moderationEnabled: column('moderation_enabled'),
  needsVideoEvidence: column('video_required'),
  videoRequirementStrategy: column('video_requirement_strategy'),
  customTargetingRequirements: column('custom_targeting_requirements'),
  requiresTestData: column('requires_test_data'),
  testDataPool: column('test_data_pool'),
  testDataRowsCount: raw(`case jsonb_typeof(q.test_data_pool) when 'array' then jsonb_array_length(q.test_data_pool) else 0 end`),
  autoLaunchStatus: column('auto_launch_status'),
  launchedTestId: column('launched_test_id'),
};

const targetingGroups = (selection: Selection): Sql =>
  list(
    shape(selection, {
      id: sql`g.id`,
      countries: entriesOf('country', raw('g.country_ids')),
      devices: entriesOf('mobile_device', raw('g.mobile_device_ids'), manufacturerOf),
      internetBrowsers: entriesOf('internet_browser', raw('g.internet_browser_ids')),
      languages: entriesOf('language', raw('g.language_ids')),
      operatingSystemDeviceTypes: entriesOf('operating_system_device_type', raw('g.operating_system_device_type_ids')),
      operatingSystemVersions: entriesOf('operating_system_version', raw('g.operating_system_version_ids'), systemOf),
    }),
    sql`from targeting_group g where g.requested_test_id = q.id order by g.position`,
  );

/** A requested test by the alias q. */
export const requestedTestShape =
  (context: RequestContext) =>
  (selection: Selection): Sql =>
    shape(selection, {
      ...columns,
      targetingGroups,
      failedConditions: context.viewer.role === 'test_manager' ? column('failed_conditions') : raw(`'[]'::json`),
    });
