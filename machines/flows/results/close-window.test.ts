import { toldOf } from '#machines/lib/act.builders.ts';
import { describe, expect, it } from 'vitest';
import { closeWindowMachine } from './acts.ts';

const input = { testId: 't1' };

describe('close window', () => {
  it('RE-761: says what the server said, joined', async () => {
    const refused = { successful: false, messages: ['This test has finished.', 'Too late.'] };
    expect(await toldOf(closeWindowMachine, input, () => Promise.resolve(refused))).toEqual([
      { type: 'act.refused', message: 'This test has finished., Too late.' },
    ]);
  });

  it('says its own words after a lost call', async () => {
    expect(await toldOf(closeWindowMachine, input, () => Promise.reject(new Error('network')))).toEqual([
      { type: 'act.refused', message: 'There was an issue with closing the test.' },
    ]);
  });
});
