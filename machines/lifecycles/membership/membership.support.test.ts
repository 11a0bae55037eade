import { describe, expect, it } from 'vitest';
import { supportRefusal } from './membership.machine.ts';

describe('acting for somebody', () => {
  it('is for those who sign in and are no operators, and never for oneself', () => {
    const asked = [
      { state: 'active', isOperator: false, isSelf: false },
      { state: 'active', isOperator: true, isSelf: false },
      { state: 'active', isOperator: false, isSelf: true },
      { state: 'removed', isOperator: false, isSelf: false },
      { state: undefined, isOperator: false, isSelf: false },
    ];
    expect(asked.map((person) => supportRefusal(person)?.code ?? null)).toEqual([
      null,
      'not_allowed',
      'not_allowed',
      'invalid_state',
      'invalid_state',
    ]);
  });
});
