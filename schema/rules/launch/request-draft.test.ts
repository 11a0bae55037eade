import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyRequestedTest } from './any-requested-test.builders.ts';
import { caseRun, exploratory, flagsWith, oneCase, plainFlags } from './requested-test.builders.ts';
import {
  abandonTest,
  beginTest,
  duplicateTest,
  editTest,
  emptyDraft,
  inZone,
  isUntouched,
  launchKey,
  readDraft,
  removeTest,
  settleTest,
  unfinishedTests,
} from './request-draft.ts';
import type { RequestDraft } from './request-draft.ts';
import { requestReadiness, testReadiness } from './readiness.ts';
import { newRequestedTest } from './requested-test.ts';
import { laterAtOf } from './schedule.ts';

const holding = (count: number): RequestDraft => ({
  ...emptyDraft('UTC'),
  name: 'Release 11',
  tests: Array.from({ length: count }, (_, index) => ({ id: `t${index + 1}`, values: exploratory({ name: `Test #${index + 1}` }) })),
});

describe('the zone of a request', () => {
  const london = emptyDraft('Europe/London');

  it('is that of whoever looks, until a time was chosen on a clock', () => {
    expect(inZone(london, 'Pacific/Auckland').schedule.timezone).toBe('Pacific/Auckland');
    const later = { ...london, schedule: { ...london.schedule, mode: 'later' as const, laterAt: '2026-11-23T09:00' } };
    const weekly = { ...london, schedule: { ...london.schedule, mode: 'recurring' as const, recurringDay: '1', recurringTime: '09:00' } };
    expect([later, weekly].map((draft) => inZone(draft, 'Pacific/Auckland'))).toEqual([later, weekly]);
    expect(inZone(london, 'Europe/London')).toBe(london);
    const emptied = { ...london, schedule: { ...london.schedule, laterAt: laterAtOf('', '') } };
    expect(inZone(emptied, 'Pacific/Auckland').schedule.timezone).toBe('Pacific/Auckland');
    expect([laterAtOf('2026-11-23', ''), laterAtOf('', '09:00')]).toEqual(['2026-11-23T', 'T09:00']);
  });
});

describe('the request in progress', () => {
  it('comes back from what was saved as it was, whatever was typed', () => {
    fc.assert(
      fc.property(fc.array(anyRequestedTest, { maxLength: 3 }), anyRequestedTest, (tests, open) => {
        const draft: RequestDraft = {
          ...emptyDraft('Europe/Berlin'),
          name: 'A',
          tests: tests.map((values, index) => ({ id: `t${index}`, values })),
          wizard: { testId: 'n', step: 'scope', values: open },
        };
        expect(readDraft(JSON.parse(JSON.stringify(draft)), 'UTC')).toEqual(draft);
      }),
      { numRuns: 200 },
    );
  });

  it('is read from anything without failing', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (saved) => {
        expect(readDraft(saved, 'UTC').format).toBe(1);
      }),
    );
    expect(readDraft({ tests: 'none', attempt: 'x', wizard: 3 }, 'UTC')).toEqual({
      ...emptyDraft('UTC'),
      unread: [
        { field: 'tests', of: '', value: 'none' },
        { field: 'attempt', of: '', value: 'x' },
        { field: 'wizard', of: '', value: 3 },
      ],
    });
  });

  it('LA-220 LA-221: gathers tests, and takes an edited one back into its place', () => {
    const two = settleTest(holding(1), { id: 'n', values: caseRun() });
    expect(two.tests.map(({ id }) => id)).toEqual(['t1', 'n']);
    const edited = settleTest(two, { id: 't1', values: exploratory({ name: 'Renamed' }) });
    expect(edited.tests.map(({ id, values }) => [id, values.name])).toEqual([
      ['t1', 'Renamed'],
      ['n', 'Test #1'],
    ]);
  });

  it('LA-067: duplicates a test to the end under a default name', () => {
    expect(duplicateTest(holding(2), 't1', 'copy').tests.map(({ id, values }) => [id, values.name])).toEqual([
      ['t1', 'Test #1'],
      ['t2', 'Test #2'],
      ['copy', 'Test #3'],
    ]);
  });

  it('LA-225 LA-226: takes no eleventh test', () => {
    const full = holding(10);
    expect([duplicateTest(full, 't1', 'copy'), beginTest(full, 'n'), settleTest(full, { id: 'n', values: exploratory() })]).toEqual([
      full,
      full,
      full,
    ]);
  });

  it('gives up any test but the last', () => {
    expect(removeTest(holding(2), 't1').tests.map(({ id }) => id)).toEqual(['t2']);
    expect(removeTest(holding(1), 't1')).toEqual(holding(1));
  });

  it('opens the wizard on a new test or on one of its own', () => {
    expect(beginTest(emptyDraft('UTC'), 'n').wizard).toEqual({ testId: 'n', step: 'activity', values: newRequestedTest(1) });
    expect(editTest(holding(2), 't2', 'scope').wizard?.step).toBe('scope');
    expect(editTest(holding(2), 'gone', 'scope').wizard).toBeNull();
  });

  it('asks nothing twice: a further test has application, answers and targeting of the first, and says from which', () => {
    const [first] = holding(1).tests;
    const begun = beginTest(holding(2), 'n');
    const asked = [
      'applicationType',
      'accessToApplicationUrl',
      'requiresFinancialTransactions',
      'requiresPredefinedUserAccounts',
      'hasKnownIssuesList',
      'targetingGroups',
    ] as const;
    for (const field of asked) expect([field, begun.wizard?.values[field]]).toEqual([field, first?.values[field]]);
    expect(begun.wizard?.values).toMatchObject({ name: 'Test #3', activity: '', inScope: '', testGoal: '', takenFrom: 'Test #1' });
    expect(unfinishedTests(begun)).toEqual([]);
  });

  it('keeps no mark of where a test came from once it is part of the request', () => {
    const test = { id: 't3', values: exploratory({ name: 'Search', takenFrom: 'Test #1' }) };
    expect(settleTest(holding(2), test).tests[2]?.values.takenFrom).toBe('');
  });

  it('is called as its only test is, once somebody named that, and keeps a name of its own', () => {
    const named = (draft: RequestDraft, name: string) => settleTest(draft, { id: 't9', values: exploratory({ name }) }).name;
    expect([
      named(emptyDraft('UTC'), 'Checkout'),
      named(emptyDraft('UTC'), 'Test #1'),
      named({ ...holding(1), name: '' }, 'Search'),
      named({ ...emptyDraft('UTC'), name: 'Release 11' }, 'Checkout'),
    ]).toEqual(['Checkout', '', '', 'Release 11']);
  });

  it('puts an open test aside when another one is opened, and finds it again', () => {
    const typed = { ...newRequestedTest(2), testGoal: 'Half a sentence' };
    const open: RequestDraft = { ...holding(1), wizard: { testId: 'n', step: 'scope', values: typed } };
    const other = editTest(open, 't1', 'app');
    expect([other.wizard?.testId, other.parked.map(({ testId }) => testId)]).toEqual(['t1', ['n']]);
    const third = beginTest(other, 'm');
    expect([third.wizard?.testId, unfinishedTests(third).map(({ testId }) => testId)]).toEqual(['m', ['n']]);
    const back = editTest(third, 'n', 'scope');
    expect([back.wizard?.values, back.parked]).toEqual([typed, []]);
    expect(unfinishedTests(abandonTest(back, 'n'))).toEqual([]);
    expect(settleTest(back, { id: 'n', values: typed }).tests.map(({ id }) => id)).toEqual(['t1', 'n']);
  });

  it('changes its key only with a new attempt', () => {
    expect([launchKey('d1', holding(1)), launchKey('d1', { ...holding(2), attempt: 2 })]).toEqual(['launch:d1:1', 'launch:d1:2']);
  });

  it('is untouched until something is typed', () => {
    expect([isUntouched(emptyDraft('UTC')), isUntouched(beginTest(emptyDraft('UTC'), 'n')), isUntouched(holding(1))]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('readiness', () => {
  const now = '2026-11-21T09:00:00.000Z';
  it('lists blockers first, each with the place that mends it', () => {
    const request = {
      ...holding(1),
      name: '',
      tests: [
        { id: 'a', values: exploratory({ name: 'Look around', targetingGroups: [] }) },
        { id: 'b', values: caseRun({ name: 'Checkout', testCases: [oneCase(1, { steps: [{ instruction: 'a', expectedResult: '' }] })] }) },
      ],
    };
    expect(
      requestReadiness(request, plainFlags, now).map(({ level, text, test, step, field }) => [level, text, test, step, field]),
    ).toEqual([
      ['blocker', 'A test run name is required', null, null, 'name'],
      ['blocker', 'Look around: Please select at least one targeting group.', 0, 'targeting', 'targetingGroups'],
      ['warning', 'Checkout: 1 step has no expected result', 1, 'scope', 'testCases'],
      ['hint', 'Look around: 15 testers will be invited.', 0, 'activity', 'activity'],
      ['done', 'Checkout: Every step is complete', 1, 'review', 'name'],
    ]);
  });

  it('LA-325 LA-589: warns from four results on in fast delivery, and blocks nothing', () => {
    const lines = (results: string, moderationEnabled: 'true' | 'false') =>
      testReadiness(caseRun({ numberOfResultsPerTestCaseNeeded: results, moderationEnabled }), flagsWith({ deliveryModeSelection: true }))
        .filter(({ level }) => level === 'warning' || level === 'blocker')
        .map(({ level, text }) => [level, text]);
    expect(lines('4', 'false')).toEqual([['warning', 'We cannot guarantee that many results in fast delivery mode.']]);
    expect([lines('3', 'false'), lines('4', 'true')]).toEqual([[], []]);
  });

  it('LA-615: says how many testers an exploratory-style test invites', () => {
    const said = (values: ReturnType<typeof exploratory>) =>
      testReadiness(values, plainFlags).some(({ text }) => text === '15 testers will be invited.');
    expect([
      said(exploratory()),
      said(exploratory({ activity: 'translation' })),
      said(exploratory({ activity: 'localization' })),
      said(caseRun()),
    ]).toEqual([true, true, true, false]);
  });
});
