import { expect, it } from 'vitest';
import { caseResultStatuses } from '#schema/vocabulary/case-result.ts';
import { hasFailing } from './cloned-cases.ts';

const found = (status: (typeof caseResultStatuses)[number], isRejected = false) => ({ status, isRejected });

it('calls a test case failing where one of its results failed or was blocked and stands', () => {
  expect(caseResultStatuses.filter((status) => hasFailing([found(status)]))).toEqual(['fail', 'blocked']);
  expect(caseResultStatuses.filter((status) => hasFailing([found(status, true)]))).toEqual([]);
  expect([hasFailing([]), hasFailing([found('pass'), found('fail')]), hasFailing([found('pass'), found('fail', true)])]).toEqual([
    false,
    true,
    false,
  ]);
});
