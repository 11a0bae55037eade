import { actWalk, toldOf } from '#tests/support/act.ts';
import { walk } from '#machines/testing/walk.ts';
import { describe, expect, it } from 'vitest';
import { deleteNoteMachine } from './delete-note.machine.ts';

const input = { issueId: 'i1' };

describe('delete note', () => {
  it('takes every transition', () => expect(walk(deleteNoteMachine, actWalk(input)).missed).toEqual([]));

  it('tells that it could not be deleted', async () =>
    expect(await toldOf(deleteNoteMachine, input, () => Promise.reject(new Error('network')))).toEqual([
      { type: 'act.refused', message: 'There was an issue with deleting the note.' },
    ]));
});
