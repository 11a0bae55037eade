import { actWalk, toldOf } from '#tests/support/act.ts';
import { walk } from '#machines/testing/walk.ts';
import { describe, expect, it } from 'vitest';
import { restoreNoteMachine } from './restore-note.machine.ts';

const input = { issueId: 'i1', restore: true };

describe('restore note', () => {
  it('takes every transition', () => expect(walk(restoreNoteMachine, actWalk(input)).missed).toEqual([]));

  it('tells that it could not be brought back', async () =>
    expect(await toldOf(restoreNoteMachine, input, () => Promise.reject(new Error('network')))).toEqual([
      { type: 'act.refused', message: 'There was an issue with bringing the note back.' },
    ]));
});
