import { sentValue } from '#machines/lib/act.builders.ts';
import { describe, expect, it } from 'vitest';
import { disableManagementMachine } from './acts.ts';

const input = { testId: 't1' };

describe('disable management', () => {
  it('RE-585: sends the reason trimmed', async () => {
    const { calls } = await sentValue(disableManagementMachine, input, '  By hand ', () =>
      Promise.resolve({ successful: true, messages: [] }),
    );
    expect(calls).toEqual([{ testId: 't1', reason: 'By hand' }]);
  });
});
