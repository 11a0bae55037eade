import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toCustomerRequestInput } from '#schema/rules/launch/customer-request.ts';
import { customerRequestProblems } from '#schema/rules/launch/request-problems.ts';
import type { CustomerRequestValues } from '#schema/rules/launch/request-problems.ts';
import { launchFeatures } from '#schema/rules/launch/flags.ts';
import type { LaunchFlags } from '#schema/rules/launch/flags.ts';
import { anyFlags, anyRequestedTest } from '#schema/rules/launch/any-requested-test.builders.ts';
import { exploratory, flagsWith } from '#schema/rules/launch/requested-test.builders.ts';
import { launchNow } from '#schema/rules/launch/schedule.ts';
import type { ScheduleValues } from '#schema/rules/launch/schedule.ts';
import type { ScheduleMode } from '#schema/vocabulary/launch/options.ts';
import { openScheduledWorld } from '../../schedules/world.ts';
import type { ScheduledWorld } from '../../schedules/world.ts';
import { runnable } from './world.ts';

const now = '2026-11-21T09:00:00.000Z';

let world: ScheduledWorld;
beforeAll(async () => {
  world = await openScheduledWorld(now);
});
afterAll(() => world.stop());

/** Switches the organization as the generated switches are. */
const switchTo = async (flags: LaunchFlags): Promise<void> => {
  await world.sql(
    `update organization set auto_launching_enabled = $2, google_sheets_auto_import_enabled = $3, known_issues_upload_enabled = $4, video_requirement_enabled = $5 where id = $1`,
    [
      world.id('organization'),
      flags.autoLaunchingEnabled,
      flags.googleSheetsAutoImportEnabled,
      flags.knownIssuesUploadEnabled,
      flags.videoRequirementEnabled,
    ],
  );
  await world.sql('delete from feature_flag where organization_id = $1', [world.id('organization')]);
  for (const [key, name] of Object.entries(launchFeatures))
    await world.seed('feature_flag', {
      organization_id: world.id('organization'),
      name,
      enabled: flags[key as keyof typeof launchFeatures],
    });
};

/** Times while they are typed, and times that no calendar has. */
const untold = [
  '',
  'T10:00',
  '2026-11-22T',
  '2-11-25T10:00',
  '0020-11-25T10:00',
  '0202-11-25T10:00',
  '2026-11-31T10:00',
  '2026-11-22T25:00',
];
const schedule: fc.Arbitrary<ScheduleValues> = fc.record({
  mode: fc.constantFrom<ScheduleMode>('now', 'later', 'recurring'),
  laterAt: fc.constantFrom('2026-11-20T10:00', '2026-11-22T10:00', '2026-12-05T12:00', ...untold),
  recurringDay: fc.constantFrom('', '0', '6'),
  recurringTime: fc.constantFrom('', '09:00', '09:17'),
  timezone: fc.constantFrom('Europe/Berlin', 'UTC', 'Nowhere/City'),
});
const request: fc.Arbitrary<CustomerRequestValues> = fc.record({
  name: fc.constantFrom('', 'Release 11', 'x'.repeat(101)),
  schedule,
  sdlcStage: fc.constantFrom(null, 'release'),
  files: fc
    .constantFrom(0, 21)
    .map((count) => Array.from({ length: count }, (_, at) => ({ id: `f${at}`, name: 'App.ipa', mediaKind: 'archive', size: 7 }))),
  tests: fc.array(
    anyRequestedTest.map((values) => ({ id: 't1', values })),
    { minLength: 1, maxLength: 3 },
  ),
});

const counts = async (): Promise<string> =>
  JSON.stringify(
    await world.sql(
      `select (select count(*) from test) as tests, (select count(*) from requested_test) as requested, (select count(*) from targeting_group) as groups,
         (select count(*) from schedule) as schedules, (select count(*) from customer_request) as requests, (select count(*) from pgboss.job) as jobs,
         (select last_test_number from organization where id = $1) as number`,
      [world.id('organization')],
    ),
  );
const launch = (input: object) => world.act('customer', 'createCustomerRequest', input);
const errorsOf = (answer: { readonly errors: readonly { readonly code: string; readonly message: string; readonly path: string }[] }) =>
  answer.errors.map(({ path, code, message }) => ({ path, code, message }));

describe('any request', () => {
  it('meets on the running server the errors that the form shows, and leaves nothing when there is one', async () => {
    await fc.assert(
      fc.asyncProperty(request, anyFlags, async (values, flags) => {
        await switchTo(flags);
        const shown = customerRequestProblems(values, flags, now);
        fc.pre(shown.length > 0);
        const before = await counts();
        const answer = await launch(toCustomerRequestInput(values, flags, null));
        expect([answer.successful, errorsOf(answer)]).toEqual([false, shown]);
        expect(await counts()).toBe(before);
      }),
      { numRuns: 60, seed: 20261121 },
    );
  });

  it.each(['2026-11-31T10:00:00Z', '2026-02-30T10:00:00+01:00', '0000-01-01T00:00:00Z', '2026-11-22T10:00', 'T10:00', ''])(
    'that starts at %j, which no clock shows, is refused in the words of the form',
    async (scheduleAt) => {
      await switchTo(flagsWith({ knownIssuesUploadEnabled: true }));
      const answer = await launch({ name: 'Release', scheduleAt, requestedTests: [runnable({})] });
      expect(errorsOf(answer)).toContainEqual({ path: 'scheduleAt', code: 'blank', message: 'Please select a date and time' });
    },
  );

  it('is launched where the form shows none', async () => {
    const flags = flagsWith({ autoLaunchingEnabled: true });
    await switchTo(flags);
    const values = {
      name: 'Release',
      schedule: launchNow('UTC'),
      sdlcStage: null,
      files: [],
      tests: [{ id: 't1', values: exploratory() }],
    };
    expect(customerRequestProblems(values, flags, now)).toEqual([]);
    const input = toCustomerRequestInput(values, flags, null);
    const known = input.requestedTests.map((test) => ({ ...test, targetingGroups: [{ ...test.targetingGroups[0], countryIds: ['1'] }] }));
    expect((await launch({ ...input, requestedTests: known })).errors).toEqual([]);
  });

  it('that names unknown choices is refused at the place of each', async () => {
    await switchTo(flagsWith({ autoLaunchingEnabled: true, googleSheetsAutoImportEnabled: true, knownIssuesUploadEnabled: true }));
    const web = {
      countryIds: ['99999', '1'],
      operatingSystemDeviceTypeIds: ['99998'],
      operatingSystemVersionIds: ['99997'],
      internetBrowserIds: ['99996'],
    };
    const mobile = { applicationType: 'android', targetingGroups: [{ mobileDeviceIds: ['99995'] }] };
    const local = {
      activity: 'localization',
      testCases: [],
      testCasesSource: null,
      inScope: 'All',
      outOfScope: 'None',
      numberOfResultsPerTestCaseNeeded: null,
    };
    const answer = await launch({
      name: 'Release',
      requestedTests: [
        runnable({ targetingGroups: [{ countryIds: ['1'] }, web] }),
        runnable(mobile),
        runnable({ ...local, targetingGroups: [{ languageIds: ['99994'] }] }),
      ],
    });
    expect(answer.successful).toBe(false);
    expect(answer.errors.map(({ code, path }: { code: string; path: string }) => `${code} ${path}`).toSorted()).toEqual(
      [
        'requestedTests[0].targetingGroups[1].countryIds',
        'requestedTests[0].targetingGroups[1].internetBrowserIds',
        'requestedTests[0].targetingGroups[1].operatingSystemDeviceTypeIds',
        'requestedTests[0].targetingGroups[1].operatingSystemVersionIds',
        'requestedTests[1].targetingGroups[0].mobileDeviceIds',
        'requestedTests[2].targetingGroups[0].languageIds',
      ].map((path) => `not_found ${path}`),
    );
  });

  it('that recurs is refused while recurring is off', async () => {
    await switchTo(flagsWith({}));
    const test = runnable({ knownIssuesSource: null, hasKnownIssuesList: false });
    const answer = await launch({
      name: 'Weekly',
      requestedTests: [test],
      recurringDay: 1,
      recurringTime: '10:00',
      userTimezone: 'Europe/Berlin',
    });
    expect([answer.successful, errorsOf(answer)]).toEqual([
      false,
      [{ path: 'recurringDay', code: 'not_enabled', message: 'Recurring tests are not enabled for your organization.' }],
    ]);
  });
});
