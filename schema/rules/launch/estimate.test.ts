import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimateRequest } from './estimate.ts';
import type { EstimateFacts, GroupSupply } from './estimate.ts';
import { toTestEstimateInput } from './estimate-input.ts';
import type { TestEstimateInput } from './estimate-input.ts';
import { anyFlags, anyRequestedTest } from './any-requested-test.builders.ts';
import { cases, exploratory, flagsWith, plainFlags, caseRun } from './requested-test.builders.ts';

const group = {
  countryIds: ['1'],
  languageIds: [],
  operatingSystemDeviceTypeIds: [],
  operatingSystemVersionIds: [],
  mobileDeviceIds: [],
  internetBrowserIds: [],
};
const run = (more: Partial<TestEstimateInput> = {}): TestEstimateInput => ({
  id: 't1',
  activity: 'test_case_run',
  moderationEnabled: true,
  testCasesCount: 28,
  videoCasesCount: 0,
  resultsPerTestCase: 5,
  hasCustomTargeting: false,
  targetingGroups: [group],
  ...more,
});
const supply = (matching: number, without: GroupSupply['without'] = null): GroupSupply => ({ matching, without });
const facts = (more: Partial<EstimateFacts> = {}): EstimateFacts => ({
  pays: true,
  balance: 500,
  past: [],
  supply: [[supply(1_284)]],
  ...more,
});
const past = { activity: 'test_case_run', moderationEnabled: true, tests: 41, from: 30.2, to: 43.6 };
const only = (test: TestEstimateInput, given: EstimateFacts) => {
  const [first] = estimateRequest([test], given).tests;
  if (first === undefined) throw new Error('nothing estimated');
  return first;
};

describe('an estimate', () => {
  it('counts a credit for each result of each case of each group, and a quarter more where it is filmed', () => {
    const credits = (more: Partial<TestEstimateInput>) => estimateRequest([run(more)], facts()).credits;
    expect([credits({}), credits({ videoCasesCount: 12 }), credits({ targetingGroups: [group, group] })]).toEqual([140, 155, 280]);
    expect(credits({ activity: 'exploratory', testCasesCount: 0, resultsPerTestCase: null })).toBe(15);
    expect(credits({ activity: 'exploratory', testCasesCount: 0, videoCasesCount: 1 })).toBe(18.75);
  });

  it('adds up its tests, and says what is left', () => {
    const { credits, balanceAfter, hours } = estimateRequest(
      [run(), run({ id: 't2', moderationEnabled: false })],
      facts({ supply: [[supply(900)], [supply(900)]] }),
    );
    expect([credits, balanceAfter, hours]).toEqual([280, 220, { from: 24, to: 48 }]);
  });

  it('names no credits without the credit model', () => {
    const { credits, balanceAfter, tests } = estimateRequest([run()], facts({ pays: false, balance: null }));
    expect([credits, balanceAfter, tests[0]?.credits]).toEqual([null, null, null]);
  });

  it('takes the time from past tests of the kind, else from all of the delivery mode, else from its promise', () => {
    const hours = (given: EstimateFacts['past']) => {
      const { hours: span, pastTests } = only(run(), facts({ past: given }));
      return [span.from, span.to, pastTests];
    };
    expect(hours([past])).toEqual([30, 44, 41]);
    expect(
      hours([
        { ...past, tests: 4 },
        { ...past, activity: null, tests: 9, from: 20, to: 22 },
      ]),
    ).toEqual([20, 22, 9]);
    expect(hours([{ ...past, moderationEnabled: false }])).toEqual([24, 48, 0]);
  });

  it('takes longer with video, and at the far end where testers are scarce', () => {
    const hours = (more: Partial<TestEstimateInput>, matching: number) =>
      only(run(more), facts({ past: [past], supply: [[supply(matching)]] })).hours;
    expect(hours({ videoCasesCount: 28 }, 900)).toEqual({ from: 35, to: 50 });
    expect([hours({}, 4), hours({}, 9), hours({}, 19), hours({}, 20)].map(({ to }) => to)).toEqual([87, 65, 52, 44]);
  });

  it('says where other choices would lead', () => {
    const given = facts({ past: [past], supply: [[supply(4, { countries: 60, languages: 7 })]] });
    expect(only(run({ videoCasesCount: 28 }), given).levers).toEqual([
      { kind: 'delivery', group: null, dimension: null, credits: 175, hours: { from: 3, to: 6 }, matching: null },
      { kind: 'video', group: null, dimension: null, credits: 140, hours: { from: 30, to: 87 }, matching: null },
      { kind: 'results', group: null, dimension: null, credits: 140, hours: { from: 35, to: 75 }, matching: null },
      { kind: 'targeting', group: 0, dimension: 'countries', credits: 175, hours: { from: 35, to: 50 }, matching: 60 },
    ]);
    expect(only(run({ activity: 'translation', resultsPerTestCase: null }), facts()).levers).toEqual([]);
  });

  it('leaves the testers of custom targeting to a test manager', () => {
    expect(only(run({ hasCustomTargeting: true, targetingGroups: [] }), facts({ supply: [[]] })).groups).toEqual([]);
  });

  it('never gets cheaper or faster by asking for more', () => {
    const test = fc.record({
      testCasesCount: fc.integer({ min: 0, max: 1_000 }),
      resultsPerTestCase: fc.integer({ min: 1, max: 1_000 }),
      videoCasesCount: fc.integer({ min: 0, max: 1_000 }),
    });
    fc.assert(
      fc.property(test, fc.integer({ min: 0, max: 5_000 }), (more, matching) => {
        const at = (change: Partial<TestEstimateInput>) =>
          only(run({ ...more, ...change }), facts({ past: [past], supply: [[supply(matching)]] }));
        const base = at({});
        for (const dearer of [
          at({ testCasesCount: more.testCasesCount + 1 }),
          at({ resultsPerTestCase: more.resultsPerTestCase + 1 }),
          at({ videoCasesCount: more.videoCasesCount + 1 }),
        ])
          expect((dearer.credits ?? 0) >= (base.credits ?? 0) && dearer.results >= base.results).toBe(true);
        expect(at({ resultsPerTestCase: more.resultsPerTestCase + 1 }).hours.to).toBeGreaterThanOrEqual(base.hours.to);
        expect(base.hours.to).toBeGreaterThanOrEqual(base.hours.from);
      }),
    );
  });
});

describe('what an estimate is asked with', () => {
  it('is nothing until there is an activity', () => {
    expect(toTestEstimateInput('t1', { ...exploratory(), activity: '' }, plainFlags)).toBeNull();
  });

  it('changes with choices and counts, not with texts', () => {
    const asked = (values: Parameters<typeof toTestEstimateInput>[1]) => JSON.stringify(toTestEstimateInput('t1', values, plainFlags));
    const values = caseRun({ testCases: cases(3) });
    expect(asked({ ...values, testGoal: 'Another goal', name: 'Another name' })).toBe(asked(values));
    expect(asked({ ...values, testCases: cases(4) })).not.toBe(asked(values));
  });

  it('counts filmed cases only where video is asked for', () => {
    const on = flagsWith({ videoRequirementEnabled: true });
    const filmed = caseRun({ testCases: cases(4).map((one, index) => ({ ...one, requireVideoAttachment: index < 2 })) });
    const count = (more: object) => toTestEstimateInput('t1', { ...filmed, ...more }, on)?.videoCasesCount;
    expect([
      count({ videoRequired: 'true', videoRequirementStrategy: 'per_case' }),
      count({ videoRequired: 'true', videoRequirementStrategy: 'session' }),
      count({ videoRequired: 'false' }),
    ]).toEqual([2, 4, 0]);
  });

  it('always makes an estimate', () => {
    fc.assert(
      fc.property(anyRequestedTest, anyFlags, (values, flags) => {
        const test = toTestEstimateInput('t1', values, flags);
        if (test === null) return;
        const given = facts({ supply: [test.targetingGroups.map(() => supply(3))] });
        expect(only(test, given).results).toBeGreaterThan(0);
      }),
    );
  });
});
