import { sentFields } from '#schema/rules/launch/requested-test.ts';
import { list, shape, stored } from '#server/api/shape.ts';
import type { Fields } from '#server/api/shape.ts';
import type { Selection } from '#server/api/selection.ts';
import type { RequestContext } from '#server/api/context.ts';
import { raw, sql } from '#server/database/sql.ts';
import type { Sql } from '#server/database/sql.ts';
import { isUnapproved } from '#server/workflow/launch-approval.ts';
import { snake } from '#server/workflow/insert.ts';
import { entriesOf, manufacturerOf, systemOf } from './reference.fields.ts';

const column = (name: string): Sql => raw(`q.${name}`);

const columns: Fields = {
  ...Object.fromEntries(
    sentFields.filter((name) => name !== 'targetingGroups' && name !== 'videoRequired').map((name) => [name, column(snake(name))]),
  ),
  id: column('id'),
  testCycleCode: column('test_cycle_code'),
  knownIssuesCount: raw(`case jsonb_typeof(q.known_issues) when 'array' then jsonb_array_length(q.known_issues) else 0 end`),
  testCasesCount: raw('jsonb_array_length(q.test_cases)'),
  needsVideoEvidence: column('video_required'),
  testDataRowsCount: raw(`case jsonb_typeof(q.test_data_pool) when 'array' then jsonb_array_length(q.test_data_pool) else 0 end`),
  autoLaunchStatus: column('auto_launch_status'),
  launchedTestId: column('launched_test_id'),
  isUnapproved: raw(isUnapproved('q.test_id')),
};

const targetingGroups = (selection: Selection): Sql =>
  list(
    shape(selection, {
      id: sql`g.id`,
      countries: entriesOf('country', raw('g.country_ids')),
      devices: entriesOf('mobile_device', raw('g.mobile_device_ids'), manufacturerOf),
      internetBrowsers: entriesOf('internet_browser', raw('g.internet_browser_ids')),
      languages: entriesOf('language', raw('g.language_ids')),
      operatingSystemDeviceTypes: entriesOf('device_type', raw('g.operating_system_device_type_ids')),
      operatingSystemVersions: entriesOf('operating_system_version', raw('g.operating_system_version_ids'), systemOf),
    }),
    sql`from targeting_group g where g.requested_test_id = q.id order by g.position`,
  );

/** Alias q. */
export const requestedTestShape =
  (context: RequestContext) =>
  (selection: Selection): Sql =>
    shape(selection, {
      ...columns,
      targetingGroups,
      scopeRequirements: stored(column('scope_requirements')),
      failedConditions: stored(context.viewer.role === 'test_manager' ? column('failed_conditions') : raw(`'[]'::jsonb`)),
    });
