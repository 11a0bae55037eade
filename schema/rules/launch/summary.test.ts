import { expect, it } from 'vitest';
import { caseRun, cases, exploratory, flagsWith, oneCase, plainFlags } from './requested-test.builders.ts';
import { emptyTargetingGroup } from './requested-test.ts';
import { activitySentence, casesSentence, groupSentence, linkText, truncated } from './summary.ts';

it('LA-063 LA-064 LA-600: shows scope texts of 400 characters whole and cuts longer ones', () => {
  expect([truncated('x'.repeat(400), 400), truncated('x'.repeat(401), 400)]).toEqual(['x'.repeat(400), `${'x'.repeat(400)}…`]);
});

it('LA-601: shows a link of 40 characters whole and cuts a longer one', () => {
  expect([linkText('x'.repeat(40)), linkText('x'.repeat(41))]).toEqual(['x'.repeat(40), `${'x'.repeat(40)}…`]);
});

it('says what testers do, how often and what is filmed', () => {
  const flags = flagsWith({ deliveryModeSelection: true, videoRequirementEnabled: true });
  const filmed = caseRun({
    moderationEnabled: 'false',
    videoRequired: 'true',
    videoRequirementStrategy: 'per_case',
    testCases: [oneCase(1, { requireVideoAttachment: true }), ...cases(1)],
  });
  expect([activitySentence(filmed, flags), activitySentence(filmed, plainFlags)]).toEqual([
    'Test case run, fast delivery',
    'Test case run',
  ]);
  expect([casesSentence(filmed, flags), casesSentence(filmed, plainFlags), casesSentence(exploratory(), flags)]).toEqual([
    '2 test cases, 3 results each. 1 of 2 test cases require video',
    '2 test cases, 3 results each',
    null,
  ]);
  for (const numberOfResultsPerTestCaseNeeded of ['', ' ', 'many'])
    expect(casesSentence(caseRun({ testCases: cases(2), numberOfResultsPerTestCaseNeeded }), plainFlags)).toBe('2 test cases');
  expect(casesSentence(caseRun({ testCases: cases(1_000) }), plainFlags)).toBe('1,000 test cases, 3 results each');
});

it('says what a group asks for beside countries', () => {
  const named = (name: string) => [{ id: '1', name }];
  expect(
    groupSentence({ ...emptyTargetingGroup, countries: named('Germany'), internetBrowsers: named('Chrome'), languages: named('Polish') }),
  ).toBe('Polish, Chrome');
});
