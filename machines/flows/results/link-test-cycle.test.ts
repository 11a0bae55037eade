import { sentValue } from '#machines/lib/act.builders.ts';
import { describe, expect, it } from 'vitest';
import { linkTestCycleMachine } from './acts.ts';

const input = { testId: 't1' };

describe('link test cycle', () => {
  it('RE-762: keeps the code and the first of the words of the server beside it', async () => {
    const messages = ['There is no test cycle with this code', 'Another'];
    const { calls, refusal, isAsked } = await sentValue(linkTestCycleMachine, input, ' NW-9 ', () =>
      Promise.resolve({ successful: false, messages }),
    );
    expect([calls, refusal, isAsked]).toEqual([[{ testId: 't1', testCycleCode: 'NW-9' }], 'There is no test cycle with this code', true]);
  });
});
