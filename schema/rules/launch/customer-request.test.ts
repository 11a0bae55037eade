import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ScheduleMode } from '#schema/vocabulary/launch/options.ts';
import {
  readCustomerRequestInput,
  settleRequestedTestInput,
  toCustomerRequestInput,
  validateCustomerRequestInput,
} from './customer-request.ts';
import { customerRequestProblems } from './request-problems.ts';
import type { CustomerRequestValues } from './request-problems.ts';
import { anyFlags, anyRequestedTest } from './any-requested-test.builders.ts';
import { caseRun, exploratory, flagsWith, oneCase, plainFlags } from './requested-test.builders.ts';
import { toRequestedTestInput } from './requested-test-input.ts';
import { launchNow } from './schedule.ts';
import type { ScheduleValues } from './schedule.ts';
import type { RequestedTestValues } from './requested-test.ts';

const now = '2026-11-21T09:00:00.000Z';
const schedule: fc.Arbitrary<ScheduleValues> = fc
  .record({
    mode: fc.constantFrom<ScheduleMode>('now', 'later', 'recurring'),
    laterAt: fc.constantFrom('2026-11-20T10:00', '2026-11-22T10:00', '2026-12-05T12:00'),
    recurringDay: fc.constantFrom('', '0', '6'),
    recurringTime: fc.constantFrom('', '09:00', '09:30', '09:17'),
    timezone: fc.constantFrom('Europe/Berlin', 'UTC', 'America/New_York', 'Nowhere/City'),
  })
  .filter(({ mode, timezone }) => mode !== 'later' || timezone !== 'Nowhere/City');
const request: fc.Arbitrary<CustomerRequestValues> = fc.record({
  name: fc.constantFrom('', 'Release 11', 'x'.repeat(101)),
  schedule,
  sdlcStage: fc.constantFrom(null, 'release'),
  files: fc
    .constantFrom(0, 1, 20, 21)
    .map((count) => Array.from({ length: count }, (_, at) => ({ id: `f${at}`, name: 'App.ipa', mediaKind: 'archive', size: 7 }))),
  tests: fc.array(
    anyRequestedTest.map((values) => ({ id: 't1', values })),
    { maxLength: 11 },
  ),
});

const one = (more: Partial<CustomerRequestValues> = {}): CustomerRequestValues => ({
  name: 'Release 11',
  schedule: launchNow('Europe/Berlin'),
  sdlcStage: null,
  files: [],
  tests: [{ id: 't1', values: exploratory() }],
  ...more,
});
const wire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const received = (value: unknown) => {
  const read = readCustomerRequestInput(wire(value));
  if ('misshapen' in read) throw new Error(read.misshapen);
  return read.input;
};

describe('a customer request', () => {
  it('meets the same refusals in the form and on the server', () => {
    fc.assert(
      fc.property(request, anyFlags, (values, flags) => {
        const sent = received(toCustomerRequestInput(values, flags, null));
        expect(validateCustomerRequestInput(sent, flags, now)).toEqual(customerRequestProblems(values, flags, now));
      }),
      { numRuns: 400 },
    );
  });

  it('waits for files that are on their way', () => {
    const file = { id: 'f1', name: 'App.ipa', mediaKind: 'archive', size: 7 };
    const problems = (...ids: readonly string[]) =>
      customerRequestProblems(one({ files: ids.map((id) => ({ ...file, id })) }), plainFlags, now);
    expect(problems('f1')).toEqual([]);
    expect(problems('f1', '')).toEqual([
      { path: 'fileIds', code: 'blank', message: 'Wait until every file is sent, or remove what was not.' },
    ]);
  });

  it('is stored as it was sent once it is valid', () => {
    fc.assert(
      fc.property(anyRequestedTest, anyFlags, (values, flags) => {
        const sent = toRequestedTestInput(values, flags);
        expect(settleRequestedTestInput(sent, flags)).toEqual(sent);
      }),
      { numRuns: 400 },
    );
  });

  it('passes when everything is given', () => {
    expect(customerRequestProblems(one(), plainFlags, now)).toEqual([]);
  });

  it('LA-378: needs a name', () => {
    expect(customerRequestProblems(one({ name: ' ' }), plainFlags, now)).toEqual([
      { path: 'name', code: 'blank', message: 'A test run name is required' },
    ]);
  });

  it('LA-379 LA-590: takes names of 100 characters and no more', () => {
    expect(customerRequestProblems(one({ name: 'x'.repeat(100) }), plainFlags, now)).toEqual([]);
    expect(customerRequestProblems(one({ name: 'x'.repeat(101) }), plainFlags, now)).toEqual([
      { path: 'name', code: 'too_long', message: 'Cannot be longer than 100 characters' },
    ]);
  });

  it('LA-224 LA-585: holds at most ten tests', () => {
    const tests = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `t${index}`, values: exploratory() }));
    expect(customerRequestProblems(one({ tests: tests(10) }), plainFlags, now)).toEqual([]);
    expect(
      validateCustomerRequestInput(received(toCustomerRequestInput(one({ tests: tests(11) }), plainFlags, null)), plainFlags, now),
    ).toEqual([{ path: 'requestedTests', code: 'too_many', message: 'You have reached the limit of 10 tests per request.' }]);
  });

  it('names the test at fault by its place', () => {
    const values = one({
      tests: [
        { id: 'a', values: exploratory() },
        { id: 'b', values: exploratory({ testGoal: '' }) },
      ],
    });
    expect(validateCustomerRequestInput(received(toCustomerRequestInput(values, plainFlags, null)), plainFlags, now)).toEqual([
      { path: 'requestedTests[1].testGoal', code: 'blank', message: 'Please provide the goal of the test' },
    ]);
  });

  it('refuses what is switched off for the organization', () => {
    const on = flagsWith({ videoRequirementEnabled: true, deliveryModeSelection: true });
    const sent = received(
      toCustomerRequestInput(
        one({ tests: [{ id: 'a', values: exploratory({ moderationEnabled: 'false', videoRequired: 'true' }) }] }),
        on,
        null,
      ),
    );
    expect(validateCustomerRequestInput(sent, on, now)).toEqual([]);
    expect(validateCustomerRequestInput(sent, plainFlags, now).map(({ path, code }) => [path, code])).toEqual([
      ['requestedTests[0].moderationEnabled', 'not_enabled'],
      ['requestedTests[0].videoRequired', 'not_enabled'],
    ]);
  });

  it.each(['localization', 'translation'])('RE-810: a %s test is moderated, also where fast delivery is offered', (activity) => {
    const on = flagsWith({ deliveryModeSelection: true });
    const sent = received(toCustomerRequestInput(one(), on, null));
    const problemsWith = (moderationEnabled: boolean) =>
      validateCustomerRequestInput(
        received({
          ...sent,
          requestedTests: [{ ...sent.requestedTests[0], activity, moderationEnabled }],
        }),
        on,
        now,
      )
        .filter(({ path }) => path.endsWith('.moderationEnabled'))
        .map(({ code }) => code);
    expect([problemsWith(true), problemsWith(false)]).toEqual([[], ['not_enabled']]);
  });

  it('refuses choices nobody offered', () => {
    const sent = received(toCustomerRequestInput(one(), plainFlags, null));
    const first = { ...sent.requestedTests[0], activity: 'hacking' };
    expect(validateCustomerRequestInput(received({ ...sent, requestedTests: [first] }), plainFlags, now)).toEqual([
      { path: 'requestedTests[0].activity', code: 'inclusion', message: 'Please select one of the offered options.' },
    ]);
  });

  it('fills in what the wire leaves out and names what has another shape', () => {
    expect(readCustomerRequestInput({ name: 'A', requestedTests: [{ name: 1 }] })).toEqual({ misshapen: 'requestedTests[0].name' });
    const bare = {
      name: 'A',
      requestedTests: [{ name: 'T', activity: 'exploratory', applicationType: 'web', accessToApplicationUrl: 'https://a.example' }],
    };
    const { requestedTests, scheduleAt, draftId } = received(bare);
    expect([scheduleAt, draftId, requestedTests[0]?.targetingGroups, requestedTests[0]?.moderationEnabled]).toEqual([null, null, [], true]);
  });
});

describe('the schedule of a request', () => {
  const later = (laterAt: string) =>
    customerRequestProblems(one({ schedule: { ...launchNow('UTC'), mode: 'later', laterAt } }), plainFlags, now);

  it('LA-250 LA-382 LA-599: lies between now and 14 days ahead', () => {
    expect(later('2026-11-21T09:01')).toEqual([]);
    expect(later('2026-12-05T09:00')).toEqual([]);
    expect(later('2026-12-05T09:01')).toEqual([{ path: 'scheduleAt', code: 'invalid', message: 'Date must be within 14 days from now' }]);
    expect(later('2026-11-21T09:00')).toEqual([{ path: 'scheduleAt', code: 'invalid', message: 'Date must be in the future' }]);
    expect(later('')).toEqual([{ path: 'scheduleAt', code: 'blank', message: 'Please select a date and time' }]);
  });

  it('LA-479: is sent as a local date-time with offset, or null', () => {
    const sent = (schedule: ScheduleValues) => toCustomerRequestInput(one({ schedule }), plainFlags, null).scheduleAt;
    expect(sent({ ...launchNow('Europe/Berlin'), mode: 'later', laterAt: '2026-11-22T10:00' })).toBe('2026-11-22T10:00:00+01:00');
    expect(sent({ ...launchNow('Europe/Berlin'), mode: 'later', laterAt: '2026-07-22T10:00' })).toBe('2026-07-22T10:00:00+02:00');
    expect(sent(launchNow('Europe/Berlin'))).toBeNull();
  });

  it('LA-480 LA-481: sends day, time and zone only when recurring', () => {
    const flags = flagsWith({ autoLaunchingEnabled: true });
    const schedule: ScheduleValues = { ...launchNow('Europe/Berlin'), mode: 'recurring', recurringDay: '2', recurringTime: '09:30' };
    const sent = (values: ScheduleValues) => {
      const { scheduleAt, recurringDay, recurringTime, userTimezone } = toCustomerRequestInput(one({ schedule: values }), flags, null);
      return [scheduleAt, recurringDay, recurringTime, userTimezone];
    };
    expect(sent(schedule)).toEqual([null, 2, '09:30', 'Europe/Berlin']);
    expect(sent({ ...schedule, mode: 'now' })).toEqual([null, null, null, null]);
  });

  it('LA-380 LA-381: asks for day and time when recurring', () => {
    const schedule: ScheduleValues = { ...launchNow('Europe/Berlin'), mode: 'recurring' };
    expect(customerRequestProblems(one({ schedule }), flagsWith({ autoLaunchingEnabled: true }), now)).toEqual([
      { path: 'recurringDay', code: 'blank', message: 'Please select a day for recurring tests' },
      { path: 'recurringTime', code: 'blank', message: 'Please select a time for recurring tests' },
    ]);
  });

  it('refuses a recurring schedule while recurring is off', () => {
    const sent = { ...toCustomerRequestInput(one(), plainFlags, null), recurringDay: 1, recurringTime: '09:00', userTimezone: 'UTC' };
    expect(validateCustomerRequestInput(received(sent), plainFlags, now).map(({ path, code }) => [path, code])).toEqual([
      ['recurringDay', 'not_enabled'],
    ]);
  });

  it('gives a slow network one minute', () => {
    const at = (scheduleAt: string) =>
      validateCustomerRequestInput(received({ ...toCustomerRequestInput(one(), plainFlags, null), scheduleAt }), plainFlags, now).length;
    expect([
      at('2026-11-21T08:59:30+00:00'),
      at('2026-11-21T08:59:00+00:00'),
      at('2026-12-05T09:00:59+00:00'),
      at('2026-12-05T09:01:01+00:00'),
      at('soon'),
    ]).toEqual([0, 1, 0, 1, 1]);
  });
});

describe('test cases', () => {
  it.each([
    ['a code of each its own', [oneCase(1), oneCase(2)], []],
    ['no codes', [oneCase(1, { code: '' }), oneCase(2, { code: ' ' })], []],
    ['one code twice', [oneCase(1), oneCase(2), oneCase(3, { code: ' C-1 ' })], ['requestedTests[0].testCases[2].code']],
    ['no steps', [oneCase(1), oneCase(2, { steps: [] })], []],
    ['no name', [oneCase(1), oneCase(2, { name: ' ' })], ['requestedTests[0].testCases[1].name']],
  ])('%s: the screen and the API say the same', (_, testCases, paths) => {
    const values = one({ tests: [{ id: 't1', values: caseRun({ testCases }) }] });
    const ofForm = customerRequestProblems(values, plainFlags, now);
    const ofApi = validateCustomerRequestInput(toCustomerRequestInput(values, plainFlags, null), plainFlags, now);
    expect([ofForm.map(({ path }) => path), ofApi]).toEqual([paths, ofForm]);
  });
});

describe('video of chosen test cases', () => {
  const film = flagsWith({ videoRequirementEnabled: true });
  const perCase = { videoRequired: 'true', videoRequirementStrategy: 'per_case' } as const;
  const refused = (values: RequestedTestValues) => {
    const sent = toCustomerRequestInput(one({ tests: [{ id: 't1', values }] }), film, null);
    const requestedTests = sent.requestedTests.map((test) => ({ ...test, videoRequirementStrategy: 'per_case' }));
    return validateCustomerRequestInput({ ...sent, requestedTests }, film, now).map(({ path, message }) => [path, message]);
  };

  it('is refused where the test holds no test cases, and never sent from there by the form', () => {
    expect(refused(exploratory(perCase))).toEqual([
      ['requestedTests[0].videoRequirementStrategy', 'This option is not available for this test.'],
    ]);
    expect(refused(caseRun({ ...perCase, testCases: [oneCase(1, { requireVideoAttachment: true })] }))).toEqual([]);
    expect(refused(exploratory({ videoRequired: 'false' }))).toEqual([]);
    expect(toRequestedTestInput(exploratory(perCase), film).videoRequirementStrategy).toBe('session');
  });
});
