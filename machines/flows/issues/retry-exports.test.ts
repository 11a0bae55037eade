import { toldOf } from '#tests/support/act.ts';
import { describe, expect, it } from 'vitest';
import { retryExportsMachine } from './acts.ts';

const input = { exportJobId: 'j1' };

describe('retry exports', () => {
  it('says so when the server does not answer', async () =>
    expect(await toldOf(retryExportsMachine, input, () => Promise.reject(new Error('network')))).toEqual([
      { type: 'act.refused', message: 'There was an issue with trying again. Please try again later.' },
    ]));
});
