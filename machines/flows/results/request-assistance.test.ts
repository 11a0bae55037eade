import { toldOf } from '#machines/lib/act.builders.ts';
import { describe, expect, it } from 'vitest';
import { requestAssistanceMachine } from './acts.ts';

const input = { testBlockerId: 'b1' };

describe('request assistance', () => {
  it('RE-756: says that help could not be requested', async () => {
    const message = 'Test blocker assistance request failed. Please try again.';
    expect(await toldOf(requestAssistanceMachine, input, () => Promise.reject(new Error('network')))).toEqual([
      { type: 'act.refused', message },
    ]);
  });
});
