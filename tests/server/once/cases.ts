import type { PersonName } from '#tests/support/twin-world.ts';
import { idOf, publicId } from '#tests/support/twin-world.ts';
import { argumentsFor } from '../authorization/samples.ts';

type Sql = (text: string, values?: readonly unknown[]) => Promise<Record<string, unknown>[]>;

/** A call that must have one effect however often it is sent. */
export type OnceCase = {
  readonly person: PersonName;
  readonly input: object;
  /** Another payload of the same operation. */
  readonly other: object;
  /** How often it has had its effect: counts up by one. */
  readonly effects: (sql: Sql) => Promise<number>;
  /** Puts things where this call is possible and others may not be. */
  readonly prepare?: (sql: Sql) => Promise<void>;
  /** Puts things back to where the calls are possible. */
  readonly reset: (sql: Sql) => Promise<void>;
  /** The caller leaves the organization with the first effect, and every later call is told so. */
  readonly leaves?: true;
};

const id = (name: string): string => idOf('a', name);
const sampleOf = (operation: string): object => argumentsFor(`Mutation.${operation}`, 'a')['input'] as object;

const counted =
  (text: string, values: readonly unknown[] = []) =>
  async (sql: Sql): Promise<number> =>
    Number(Object.values((await sql(text, values))[0] ?? {})[0]);

const versionOf = (table: string, name: string) => counted(`select version from ${table} where id = $1`, [id(name)]);

const run =
  (...statements: readonly (readonly [string, readonly unknown[]])[]) =>
  async (sql: Sql): Promise<void> => {
    for (const [text, values] of statements) await sql(text, values);
  };

const complete = [
  "update participant set status = 'testing_complete', issue_generation = 'none', removal_reasons = '{}' where id = any ($1)",
  [[id('participant-1'), id('participant-3')]],
] as const;
const unjudged = ["update case_result set moderation_status = 'not_moderated' where id = $1", [id('result-1-1')]] as const;
const unedited = ['delete from edit_request where case_result_id = any ($1)', [[id('result-1-1'), id('result-1-2')]]] as const;

const { advancedTestRequestParams: advancedTest } = sampleOf('launchAdvancedTest') as { readonly advancedTestRequestParams: object };

/** One case for each operation that takes an idempotency key. */
export const onceCases: Readonly<Record<string, OnceCase>> = {
  changeOrganization: {
    person: 'manager',
    input: { organizationPublicId: publicId('b') },
    other: { organizationPublicId: 'nowhere' },
    effects: versionOf('organization_user', 'manager'),
    reset: run(['update organization_user set organization_id = $2 where id = $1', [id('manager'), id('organization')]]),
    leaves: true,
  },
  publishIssuesAndCaseResults: {
    person: 'manager',
    input: { testId: id('supervised'), participantIds: [id('participant-1')] },
    other: { testId: id('supervised'), participantIds: [id('participant-3')] },
    effects: counted(`select count(*) from pgboss.job where name = 'publish-participant'`),
    reset: run(complete),
  },
  removeTestersFromTest: {
    person: 'accepted',
    input: { testId: id('supervised'), participantIds: [id('participant-1')], removalReasons: ['no_response'] },
    other: { testId: id('supervised'), participantIds: [id('participant-3')], removalReasons: ['no_response'] },
    effects: versionOf('participant', 'participant-1'),
    reset: run(complete),
  },
  assignCommunityTestManager: {
    person: 'manager',
    input: { organizationUserId: id('unassigned'), flexibleTestingTestId: id('supervised') },
    other: { organizationUserId: id('removed'), flexibleTestingTestId: id('supervised') },
    effects: counted('select count(*) from moderator_assignment where user_id = $1', [id('unassigned')]),
    reset: run([`update moderator_assignment set status = 'removed' where user_id = any ($1)`, [[id('unassigned'), id('removed')]]]),
  },
  createCaseResultEditRequest: {
    person: 'accepted',
    input: { caseResultId: id('result-1-1'), content: 'Please add a picture.' },
    other: { caseResultId: id('result-1-2'), content: 'Please add a picture.' },
    effects: counted(`select count(*) from audit where entity = 'edit-request' and event = 'request.create'`),
    reset: run(complete, unedited),
  },
  toggleTestCaseResultApproval: {
    person: 'manager',
    input: { testCaseResultId: id('result-1-1') },
    other: { testCaseResultId: id('result-1-2') },
    effects: versionOf('case_result', 'result-1-1'),
    reset: run(complete, unjudged, unedited),
  },
  skipNextScheduleRun: {
    person: 'manager',
    input: sampleOf('skipNextScheduleRun'),
    other: { ...sampleOf('skipNextScheduleRun'), reason: 'Another holiday' },
    effects: versionOf('schedule', 'schedule'),
    reset: async () => undefined,
  },
  createCustomerRequest: {
    person: 'customer',
    input: sampleOf('createCustomerRequest'),
    other: { ...sampleOf('createCustomerRequest'), name: 'Another release' },
    effects: counted(`select count(*) from test where kind = 'advanced' and organization_id = $1`, [id('organization')]),
    reset: run(['update organization set new_launch_ux_enabled = true where id = $1', [id('organization')]]),
  },
  launchAdvancedTest: {
    person: 'customer',
    input: sampleOf('launchAdvancedTest'),
    other: { advancedTestRequestParams: { ...advancedTest, name: 'Another release' } },
    effects: counted(`select count(*) from test where kind = 'advanced' and organization_id = $1`, [id('organization')]),
    prepare: run(['update organization set new_launch_ux_enabled = false where id = $1', [id('organization')]]),
    reset: run(['update organization set new_launch_ux_enabled = true where id = $1', [id('organization')]]),
  },
  flexibleTestingLaunchTest: {
    person: 'customer',
    input: sampleOf('flexibleTestingLaunchTest'),
    other: { ...sampleOf('flexibleTestingLaunchTest'), externalTestId: 'R104' },
    effects: counted('select count(*) from advanced_test where external_test_id is not null'),
    reset: run([
      `update test set window_status = 'cancelled', cancelled_at = now() where id in (select test_id from advanced_test where external_test_id is not null)`,
      [],
    ]),
  },
  retrieveFromOnlineSpreadsheet: {
    person: 'customer',
    input: sampleOf('retrieveFromOnlineSpreadsheet'),
    other: { ...sampleOf('retrieveFromOnlineSpreadsheet'), sheetName: 'Cases' },
    effects: counted('select count(*) from upload'),
    reset: async () => undefined,
  },
  launchSupervisedTest: {
    person: 'manager',
    input: sampleOf('launchSupervisedTest'),
    other: { ...sampleOf('launchSupervisedTest'), name: 'Another run' },
    effects: counted(`select count(*) from test where kind = 'supervised' and organization_id = $1`, [id('organization')]),
    reset: run([
      `update requested_test set auto_launch_status = 'ready_to_launch', launched_test_id = null where id = $1`,
      [id('requested')],
    ]),
  },
};
