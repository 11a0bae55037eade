import { sender } from '#machines/testing/who-may.ts';
import { describe, expect, it } from 'vitest';
import { batchWords, decide, leftOut, reasonOf, refusedWords } from './judge.rules.ts';
import type { JudgedIssue, Move } from './judge.rules.ts';

const issue = (issueId: string, isForced: boolean): JudgedIssue => ({
  issueId,
  code: issueId,
  version: 1,
  row: {
    triageStatus: 'untriaged',
    triageReason: null,
    severity: 'medium',
    reviewedSeverity: null,
    originalId: null,
    duplicatesCount: 0,
    forceSeverityChangeBeforeAccept: isForced,
  },
});
const plain = issue('i1', false);
const forced = issue('i2', true);
const payments = { id: 'g1', name: 'payments' };
const choose = 'Please choose a severity.';
const accept = { type: 'issue.accept', severity: null } as const;
const splitBy = (...issues: readonly JudgedIssue[]) => decide({ issues, isSelection: true }, accept, sender('customer')).split;

describe('the words of an act about a selection', () => {
  it.each<[Move, number, string]>([
    [accept, 1, '1 issue accepted'],
    [{ type: 'issue.reject', reason: 'Duplicate' }, 7, '7 issues rejected as Duplicate'],
    [{ type: 'severity.change', severity: 'high' }, 2, '2 issues now High'],
    [{ type: 'tag.change', tag: payments, attached: true }, 2, 'payments added to 2 issues'],
    [{ type: 'tag.change', tag: payments, attached: false }, 1, 'payments removed from 1 issue'],
  ])('say what %j does', (move, count, words) => expect(batchWords(move, count)).toBe(words));

  it('say how many are left out and why, or why all are', () => {
    expect(leftOut(splitBy(plain, forced))).toBe(`1 of 2 is left out: ${choose}`);
    expect(leftOut(splitBy(plain))).toBeNull();
    expect(reasonOf(splitBy(forced))).toBe(choose);
    expect(reasonOf(splitBy())).toBe('Select at least one issue.');
    expect(
      refusedWords([
        { issueId: 'i1', message: 'Not now.' },
        { issueId: 'i2', message: 'Not now.' },
      ]),
    ).toBe('2 issues were refused: Not now.');
  });
});

it('asks the chart of a subject once for a move', () => {
  const of = { issues: [plain], isSelection: true };
  const customer = sender('customer');
  expect(decide(of, { ...accept }, customer)).toBe(decide(of, { ...accept }, customer));
  expect(decide(of, { type: 'issue.reject', reason: 'Other' }, customer)).not.toBe(decide(of, accept, customer));
  expect(decide(of, accept, sender('community_test_manager')).split.refused).toHaveLength(1);
});
