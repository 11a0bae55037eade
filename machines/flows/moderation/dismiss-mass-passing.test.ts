import { toldOf } from '#machines/lib/act.builders.ts';
import { describe, expect, it } from 'vitest';
import { dismissMassPassingMachine } from './acts.ts';

const input = { testId: 't1', participantId: 'p1' };

describe('dismiss mass passing', () => {
  it('RE-770: tells that it could not be dismissed', async () => {
    const message = 'There was an issue with dismissing the mass passing warning. Please try again later.';
    expect(await toldOf(dismissMassPassingMachine, input, () => Promise.reject(new Error('network')))).toEqual([
      { type: 'act.refused', message },
    ]);
  });
});
