import { toldOf } from '#tests/support/act.ts';
import { describe, expect, it } from 'vitest';
import { archiveZephyrConnectionMachine } from './acts.ts';

const input = { connectionId: 'c1' };

describe('archive a connection to Zephyr', () => {
  it('tells that it could not be reset', async () =>
    expect(await toldOf(archiveZephyrConnectionMachine, input, () => Promise.reject(new Error('network')))).toEqual([
      { type: 'act.refused', message: 'The connection could not be reset, please try again later.' },
    ]));
});
