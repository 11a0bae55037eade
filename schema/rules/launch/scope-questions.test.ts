import { describe, expect, it } from 'vitest';
import { activities } from '#schema/vocabulary/launch/options.ts';
import { riskFields } from '#schema/vocabulary/launch/texts.ts';
import { caseRun, exploratory, plainFlags } from './requested-test.builders.ts';
import { testProblems } from './step-rules.ts';

const endings = {
  requiresFinancialTransactions: ['require financial transactions', 'conduct financial transactions'],
  requiresKycIdentityCheck: ['involve a KYC/identity check', 'go through a KYC/identity check'],
  requiresPersonalIdentifyingInformation: ['require personal identifying information', 'provide personal identifying information'],
  requiresMovingToDifferentLocation: ['require moving to a different location', 'move to a different location during the test'],
} as const;

describe.each(activities)('LA-337: in %s', (activity) => {
  it.each(riskFields)('%s must be answered, and is asked for in the words of the activity', (field) => {
    const valid = activity === 'test_case_run' ? caseRun() : exploratory({ activity });
    const [ofCases, ofTesters] = endings[field];
    const words = activity === 'test_case_run' ? `test cases ${ofCases}` : `testers need to ${ofTesters}`;
    const said = (answer: '' | 'false') =>
      testProblems({ ...valid, [field]: answer }, plainFlags).map(({ path, message }) => [path, message]);
    expect([said(''), said('false')]).toEqual([[[field, `Please specify whether ${words}.`]], []]);
  });
});
