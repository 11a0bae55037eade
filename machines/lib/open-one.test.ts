import { walk } from '#machines/testing/walk.ts';
import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { openOneMachine, selectOverlay } from './open-one.ts';

const invited = { name: 'invite', id: null };

describe('what lies over a page', () => {
  it('takes every transition', () => {
    const events = [{ type: 'overlay.open', name: 'invite' }, { type: 'overlay.close' }] as const;
    expect(walk(openOneMachine, { inputs: [undefined, invited], events }).missed).toEqual([]);
  });

  it('is one at a time, and nothing once it is closed', () => {
    const actor = createActor(openOneMachine).start();
    const shown = () => selectOverlay(actor.getSnapshot());
    expect(shown()).toBeNull();
    actor.send({ type: 'overlay.open', name: 'invite' });
    expect(shown()).toEqual(invited);
    actor.send({ type: 'overlay.open', name: 'person', id: 'u1' });
    expect(shown()).toEqual({ name: 'person', id: 'u1' });
    actor.send({ type: 'overlay.close' });
    expect(shown()).toBeNull();
  });

  it('is there from the start where it is given', () => {
    expect(selectOverlay(createActor(openOneMachine, { input: invited }).start().getSnapshot())).toEqual(invited);
  });
});
