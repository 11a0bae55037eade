import { toldOf } from '#tests/support/act.ts';
import { describe, expect, it } from 'vitest';
import { cancelExportsMachine } from './acts.ts';

const input = { exportJobId: 'j1' };

describe('cancel exports', () => {
  it('says so when the server does not answer', async () =>
    expect(await toldOf(cancelExportsMachine, input, () => Promise.reject(new Error('network')))).toEqual([
      { type: 'act.refused', message: 'There was an issue with cancelling the export. Please try again later.' },
    ]));
});
