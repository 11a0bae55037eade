import { expect, it } from 'vitest';
import { caseResultSortOrder, caseResultStatuses, failingStatuses, testedStatuses } from './case-result.ts';

it('what testers found stands in one order, and is told apart by whether it was tested and failed', () => {
  expect(caseResultSortOrder).toEqual(['fail', 'blocked', 'pass', 'live', 'not_tested', 'rejected', 'missing', 'skipped']);
  expect(caseResultStatuses.toSorted()).toEqual(['blocked', 'fail', 'live', 'missing', 'not_tested', 'pass', 'skipped']);
  expect(failingStatuses.toSorted()).toEqual(['blocked', 'fail']);
  expect(testedStatuses.toSorted()).toEqual(['blocked', 'fail', 'pass']);
});
