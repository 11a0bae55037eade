import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { approvalWord, approversFault, launchRulesRules } from './launch-rules.ts';

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

describe('the word with which a launch is sent back', () => {
  it.each([
    ['Fewer testers.', true],
    ['x'.repeat(1_001), false],
  ])('%j', (word, isRead) => expect(v.safeParse(approvalWord, word).success).toBe(isRead));
});
