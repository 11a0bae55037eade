import { toldOf } from '#tests/support/act.ts';
import { describe, expect, it } from 'vitest';
import { restoreNoteMachine } from './acts.ts';

const input = { issueId: 'i1', restore: true };

describe('restore note', () => {
  it('tells that it could not be brought back', async () =>
    expect(await toldOf(restoreNoteMachine, input, () => Promise.reject(new Error('network')))).toEqual([
      { type: 'act.refused', message: 'There was an issue with bringing the note back.' },
    ]));
});
