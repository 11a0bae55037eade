import { toldOf } from '#tests/support/act.ts';
import { describe, expect, it } from 'vitest';
import { resetIntegrationMachine } from './acts.ts';

const input = { code: 'jira' };

describe('reset integration', () => {
  it('tells that it could not be reset', async () =>
    expect(await toldOf(resetIntegrationMachine, input, () => Promise.reject(new Error('network')))).toEqual([
      { type: 'act.refused', message: 'Configuration change unsuccessful, please try again later.' },
    ]));
});
