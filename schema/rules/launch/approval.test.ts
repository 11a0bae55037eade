import { describe, expect, it } from 'vitest';
import { approvalReason, namesWords, reasonWords, waitWords } from './approval.ts';
import type { ApprovalRules } from './approval.ts';

const off: ApprovalRules = { approvalAbove: null, monthlyBudget: null, spent: 500, held: 100, month: '2026-12' };
const words = (rules: Partial<ApprovalRules>, amount: number, covered = 0): string | null => {
  const reason = approvalReason({ ...off, ...rules }, amount, covered);
  return reason === null ? null : reasonWords(reason);
};

describe('whether a launch waits for approval', () => {
  it.each([
    ['nothing is asked for', {}, 10_000, 0, null],
    ['as much as the amount', { approvalAbove: 100 }, 100, 0, null],
    ['above the amount', { approvalAbove: 100 }, 100.25, 0, 'above 100 Credits'],
    ['nothing is paid', { approvalAbove: 0, monthlyBudget: 1 }, 0, 0, null],
    ['up to the budget', { monthlyBudget: 800 }, 200, 0, null],
    ['over the budget by what is missing', { monthlyBudget: 800 }, 320, 0, 'over the budget of December by 120 Credits'],
    ['what waits to open counts', { monthlyBudget: 600 }, 1, 0, 'over the budget of December by 1 Credit'],
    ['both', { approvalAbove: 100, monthlyBudget: 650 }, 120, 0, 'above 100 Credits and over the budget of December by 70 Credits'],
    ['as much as was approved', { approvalAbove: 100, monthlyBudget: 0 }, 120, 120, null],
    ['more than was approved', { approvalAbove: 100 }, 121, 120, 'above 100 Credits'],
    ['only what is more counts against the budget', { monthlyBudget: 640 }, 150, 120, null],
  ] as const)('%s', (_, rules, amount, covered, expected) => expect(words(rules, amount, covered)).toBe(expected));

  it('says for whom it waits', () => {
    expect([[], ['Ann'], ['Ann', 'Ben'], ['Ann', 'Ben', 'Cy'], ['Ann', 'Ben', 'Cy', 'Di']].map(namesWords)).toEqual([
      'somebody who may approve',
      'Ann',
      'Ann or Ben',
      'Ann, Ben or one other',
      'Ann, Ben or 2 others',
    ]);
    expect(waitWords(['Ann'], { above: 100, over: null, month: '2026-12' })).toBe('waits for approval by Ann: it is above 100 Credits');
  });
});
