import { expect, it } from 'vitest';
import { caseResultStatuses } from '#schema/vocabulary/case-result.ts';
import { goesAlong } from './cloned-cases.ts';

const found = (status: (typeof caseResultStatuses)[number], isRejected = false) => ({ status, isRejected });
const fails = (...completedCaseResults: readonly ReturnType<typeof found>[]): boolean =>
  goesAlong('failing', { id: 'c1', completedCaseResults });

it('calls a test case failing where one of its results failed or was blocked and stands', () => {
  expect(caseResultStatuses.filter((status) => fails(found(status)))).toEqual(['fail', 'blocked']);
  expect(caseResultStatuses.filter((status) => fails(found(status, true)))).toEqual([]);
  expect([fails(), fails(found('pass'), found('fail')), fails(found('pass'), found('fail', true))]).toEqual([false, true, false]);
});

it('takes every one along, or those that were chosen', () => {
  const taken = (cases: Parameters<typeof goesAlong>[0]) => ['c1', 'c2', 'c3'].filter((id) => goesAlong(cases, { id }));
  expect([taken('every'), taken(['c3', 'c1', 'gone'])]).toEqual([
    ['c1', 'c2', 'c3'],
    ['c1', 'c3'],
  ]);
});
