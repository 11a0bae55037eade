import { describe, expect, it } from 'vitest';
import { caseRun, exploratory, flagsWith } from '#schema/rules/launch/requested-test.builders.ts';
import { toRequestedTestInput } from '#schema/rules/launch/requested-test-input.ts';
import type { RequestedTestInput } from '#schema/rules/launch/requested-test-input.ts';
import { evaluateAutoLaunch } from './advanced-test.rules.ts';

const flags = flagsWith({ autoLaunchingEnabled: true });
const run = toRequestedTestInput(caseRun(), flags);
const explored = toRequestedTestInput(exploratory(), flags);
const enough = { autoLaunchingEnabled: true, matchingTesters: [15] };
const codes = (test: RequestedTestInput, facts = enough) => evaluateAutoLaunch(test, facts).failedConditions.map(({ code }) => code);

describe('launching by itself', () => {
  it('waits for a manager while the organization has it off', () => {
    expect(evaluateAutoLaunch(run, { ...enough, autoLaunchingEnabled: false })).toEqual({
      status: 'ready_to_launch',
      failedConditions: [],
    });
  });

  it('starts a case run or an exploratory test that needs nothing special', () => {
    expect(evaluateAutoLaunch(run, { ...enough, matchingTesters: [3] })).toEqual({
      status: 'launched_automatically',
      failedConditions: [],
    });
    expect(evaluateAutoLaunch(explored, enough)).toEqual({ status: 'launched_automatically', failedConditions: [] });
  });

  it.each(['translation', 'localization'])('leaves %s to a manager', (activity) => {
    expect(codes({ ...explored, activity })).toEqual(['activity']);
  });

  it('needs the cases themselves, not only a link', () => {
    expect(codes({ ...run, testCases: [], testCasesSource: 'url', testCasesUrl: 'https://a.example' })).toEqual(['test_cases']);
    expect(codes({ ...explored, testCasesSource: 'url', testCasesUrl: 'https://a.example' })).toEqual(['test_cases']);
  });

  it('leaves custom targeting to a manager', () => {
    expect(codes({ ...run, customTargetingRequirements: 'Owners of a smart fridge', targetingGroups: [] })).toEqual(['custom_targeting']);
  });

  it.each([
    'requiresAccessToSecureEnvironment',
    'requiresPredefinedUserAccounts',
    'requiresFinancialTransactions',
    'requiresKycIdentityCheck',
    'requiresPersonalIdentifyingInformation',
    'requiresMovingToDifferentLocation',
  ])('leaves a test whose answer to %s is yes to a manager', (field) => {
    expect(codes({ ...run, [field]: true })).toEqual(['special_requirements']);
  });

  it('needs enough matching testers in each group', () => {
    const [group] = run.targetingGroups;
    if (group === undefined) throw new Error('the builder has a group');
    const two = { ...run, targetingGroups: [group, group], numberOfResultsPerTestCaseNeeded: 5 };
    expect(evaluateAutoLaunch(two, { ...enough, matchingTesters: [5, 4] })).toEqual({
      status: 'requires_manual_evaluation',
      failedConditions: [{ code: 'matching_testers', message: 'Targeting group 2 matches 4 of 5 testers needed.' }],
    });
    expect(codes({ ...run, targetingGroups: [] })).toEqual(['targeting_groups']);
  });
});
