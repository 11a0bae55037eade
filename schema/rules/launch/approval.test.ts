import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { approvalReason, approversFault, launchRulesRules, namesWords, reasonWords, waitWords } from './approval.ts';
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

describe('the rules as they are typed', () => {
  const typed = { approvalAbove: '', monthlyBudget: '', timeZone: 'Europe/Berlin', approverIds: [] };
  const read = (more: object) => v.safeParse(launchRulesRules, { ...typed, ...more });

  it.each([
    [{}, true],
    [{ approvalAbove: '99,50' }, true],
    [{ approvalAbove: '1,000' }, false],
    [{ approvalAbove: '0' }, false],
    [{ monthlyBudget: '-5' }, false],
    [{ monthlyBudget: '1000001' }, false],
    [{ timeZone: '+02:00' }, false],
    [{ timeZone: 'Europe/Nowhere' }, false],
  ])('%j', (more, isRead) => expect(read(more).success).toBe(isRead));

  it('want two people where anything waits', () => {
    const fault = (more: object) => approversFault(v.parse(launchRulesRules, { ...typed, ...more }));
    expect(fault({})).toBeNull();
    expect(fault({ approvalAbove: '100', approverIds: ['a', 'A'] })).toBe(
      'Choose at least two people, so that nobody has to approve what they asked for.',
    );
    expect(fault({ monthlyBudget: '100', approverIds: ['a', 'b'] })).toBeNull();
  });
});
