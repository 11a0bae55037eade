import { toldOf } from '#tests/support/act.ts';
import { describe, expect, it } from 'vitest';
import { retryRunResultsMachine } from './acts.ts';

const input = { testId: 't1' };

describe('retry run results', () => {
  it('says that results could not be sent again', async () => {
    const message = 'Results could not be sent again. Please try again later.';
    expect(await toldOf(retryRunResultsMachine, input, () => Promise.reject(new Error('network')))).toEqual([
      { type: 'act.refused', message },
    ]);
  });
});
