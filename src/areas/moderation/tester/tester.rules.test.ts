import { describe, expect, it } from 'vitest';
import { bySection, inShownOrder, nextToJudge, partResults, pendingEdits, pendingIssues, placeOf } from './tester.rules.ts';

const at = '2026-11-21T12:00:00.000Z';
const testCase = (
  id: string,
  section: string | null,
  moderationStatus: 'approved' | 'not_moderated' | 'discarded',
  completedAt: string | null = at,
  hasOpenCaseResultEditRequest = false,
) => ({
  id,
  section,
  caseResult: { id: `r${id}`, status: 'pass' as const, moderationStatus, completedAt, hasOpenCaseResultEditRequest },
});

const cases = [
  testCase('1', 'Payment', 'not_moderated'),
  testCase('2', null, 'discarded'),
  testCase('3', 'Cart', 'approved'),
  testCase('4', 'Payment', 'not_moderated'),
  testCase('5', 'Cart', 'not_moderated', null),
  { id: '6', section: 'Cart', caseResult: null },
];

describe('results of a tester', () => {
  it('are outstanding until approved, and missing until handed in', () => {
    const { outstanding, approved, missing } = partResults(cases);
    expect(outstanding.map(({ id }) => id)).toEqual(['1', '2', '4']);
    expect(approved.map(({ id }) => id)).toEqual(['3']);
    expect(missing).toBe(2);
  });

  it('can be judged unless they are discarded or with the tester for a change', () => {
    const waiting = [...cases, testCase('7', 'Cart', 'not_moderated', at, true)];
    expect(partResults(waiting).judgeable.map(({ id }) => id)).toEqual(['1', '4']);
    expect(partResults(waiting).outstanding.map(({ id }) => id)).toEqual(['1', '2', '4', '7']);
  });

  it('RE-295: cases without a section are named Other test cases', () => {
    expect(bySection(partResults(cases).outstanding).map(([name, listed]) => [name, listed.map(({ id }) => id)])).toEqual([
      ['Payment', ['1', '4']],
      ['Other test cases', ['2']],
    ]);
  });

  it('are walked in the order they are shown', () => {
    const outstanding = inShownOrder(partResults(cases).outstanding);
    expect(outstanding).toEqual(['r1', 'r4', 'r2']);
    expect(placeOf('r4', outstanding, ['r3'])).toEqual({ position: '2 of 3 outstanding', previous: 'r1', next: 'r2' });
    expect(placeOf('r3', outstanding, ['r3'])).toEqual({ position: '1 of 1 approved', previous: 'r2', next: null });
    expect(placeOf('r1', outstanding, ['r3']).previous).toBeNull();
  });

  it('lead from an approved one to the next that waits, whether the list has noticed the approval or not', () => {
    const all = ['r1', 'r4', 'r3', 'r2'];
    expect(nextToJudge('r4', all, ['r1', 'r4', 'r2'])).toBe('r2');
    expect(nextToJudge('r4', all, ['r1', 'r2'])).toBe('r2');
    expect(nextToJudge('r2', all, ['r1', 'r2'])).toBe('r1');
    expect(nextToJudge('r1', all, ['r1'])).toBeNull();
  });

  it('are counted in words', () => {
    expect([pendingIssues(1), pendingIssues(2)]).toEqual(['1 issue pending moderation', '2 issues pending moderation']);
    expect([pendingEdits(1), pendingEdits(0)]).toEqual(['1 result pending edit request', '0 results pending edit request']);
  });
});
