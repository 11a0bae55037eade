import { toldOf } from '#tests/support/act.ts';
import { describe, expect, it } from 'vitest';
import { deleteNoteMachine } from './acts.ts';

const input = { issueId: 'i1' };

describe('delete note', () => {
  it('tells that it could not be deleted', async () =>
    expect(await toldOf(deleteNoteMachine, input, () => Promise.reject(new Error('network')))).toEqual([
      { type: 'act.refused', message: 'There was an issue with deleting the note.' },
    ]));
});
