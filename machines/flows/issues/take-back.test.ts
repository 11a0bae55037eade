import { walk } from '#machines/testing/walk.ts';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { takeBackMachine } from './take-back.ts';
import type { TakenAct } from './take-back.ts';

const verdict: TakenAct = { owner: 'verdict', key: 'v1' };
const tag: TakenAct = { owner: 'tag', key: 'v1' };

const started = () => {
  const wanted: TakenAct[] = [];
  const actor = createActor(takeBackMachine);
  actor.on('undo.wanted', ({ act }) => wanted.push(act));
  actor.start();
  const undo = () => actor.send({ type: 'last.undo' });
  const give = (...acts: readonly TakenAct[]) => acts.forEach((act) => actor.send({ type: 'act.given', act }));
  return { actor, wanted, undo, give };
};

describe('take back', () => {
  it('takes every transition', () => {
    const events = [
      { type: 'act.given', act: verdict },
      { type: 'act.over', act: verdict },
      { type: 'act.stay', act: verdict },
      { type: 'last.undo' },
    ] as const;
    const { missed } = walk(takeBackMachine, { events, project: ({ context }) => context.acts.length > 0, limit: 20 });
    expect(missed).toEqual([]);
  });

  it('takes back acts of all flows, the last first, each once', () => {
    const { wanted, undo, give } = started();
    give(verdict, tag);
    undo();
    undo();
    undo();
    expect(wanted).toEqual([tag, verdict]);
  });

  it('says that there is nothing to take back, at first and once all was', () => {
    const { actor, undo, give } = started();
    let missing = 0;
    actor.on('undo.missing', () => void (missing += 1));
    undo();
    expect(missing).toBe(1);
    give(verdict);
    undo();
    expect(missing).toBe(1);
    undo();
    expect(missing).toBe(2);
  });

  it('leaves out what was taken back otherwise or did not come to be', () => {
    const { actor, wanted, undo, give } = started();
    give(verdict, tag);
    actor.send({ type: 'act.over', act: tag });
    undo();
    expect(wanted).toEqual([verdict]);
  });

  it('wants again, in its place, what was not taken back', () => {
    const { actor, wanted, undo, give } = started();
    give(verdict, tag);
    undo();
    undo();
    actor.send({ type: 'act.stay', act: verdict });
    actor.send({ type: 'act.stay', act: tag });
    undo();
    undo();
    expect(wanted).toEqual([tag, verdict, tag, verdict]);
  });

  it('knows the last fifty', () => {
    const { actor, give } = started();
    give(...Array.from({ length: 60 }, (_, at): TakenAct => ({ owner: 'batch', key: String(at) })));
    expect(actor.getSnapshot().context.acts).toHaveLength(50);
  });
});
