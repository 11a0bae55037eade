import { actSamples, runAct } from './act.builders.ts';
import { walk } from '#machines/testing/walk.ts';
import { describe, expect, it } from 'vitest';
import { act, selectIsAsking, selectIsBusy } from './act.ts';
import type { Answer } from './answer.ts';

const machineOfAct = act({ id: 'greet', failed: 'It could not be greeted.' });
const asking = act({ id: 'leave', failed: 'It could not be left.', asks: { refused: 'asking' } });
const closing = act({ id: 'close', failed: 'It could not be closed.', asks: { refused: 'resting' } });

const done = (): Promise<Answer> => Promise.resolve({ successful: true, messages: [] });
const refused = (): Promise<Answer> => Promise.resolve({ successful: false, messages: ['Not now.', 'Not you.'] });
const silent = (): Promise<Answer> => Promise.resolve({ successful: false, messages: [] });
const lost = (): Promise<Answer> => Promise.reject(new Error('network'));

describe('an act', () => {
  it('takes every transition', () => {
    expect(walk(machineOfAct, actSamples).missed).toEqual([]);
  });

  it('sends its input once, however often it is confirmed', async () => {
    const { actor, calls, settle } = runAct(machineOfAct, { id: 'a1' }, done);
    actor.send({ type: 'act.confirm' });
    actor.send({ type: 'act.confirm' });
    expect(selectIsBusy(actor.getSnapshot())).toBe(true);
    await settle();
    expect(calls).toEqual([{ id: 'a1' }]);
    expect(selectIsBusy(actor.getSnapshot())).toBe(false);
  });

  it.each([
    ['done', done, [{ type: 'act.done' }]],
    ['refused, in the words of the server', refused, [{ type: 'act.refused', message: 'Not now., Not you.' }]],
    ['refused without a word', silent, [{ type: 'act.refused', message: 'It could not be greeted.' }]],
    ['lost', lost, [{ type: 'act.refused', message: 'It could not be greeted.' }]],
  ])('tells that it was %s', async (_, answer, told) => {
    const { actor, emitted, settle } = runAct(machineOfAct, { id: 'a1' }, answer);
    actor.send({ type: 'act.confirm' });
    await settle();
    expect(emitted).toEqual(told);
  });
});

describe('an act that asks', () => {
  it('takes every transition', () => {
    expect(walk(asking, actSamples).missed).toEqual([]);
    expect(walk(closing, actSamples).missed).toEqual([]);
  });

  it('sends nothing before it asked, nor after it was cancelled', async () => {
    const { actor, calls, settle } = runAct(asking, { id: 'a1' }, done);
    for (const type of ['act.confirm', 'act.open', 'act.cancel', 'act.confirm'] as const) actor.send({ type });
    await settle();
    expect(calls).toEqual([]);
  });

  it.each([
    ['stays where its definition says after a refusal', asking, refused, true],
    ['goes where its definition says after a refusal', closing, refused, false],
    ['asks again after a lost answer', closing, lost, true],
    ['is over when it is done', asking, done, false],
  ])('%s', async (_, machine, answer, stays) => {
    const { actor, settle } = runAct(machine, { id: 'a1' }, answer);
    actor.send({ type: 'act.open' });
    actor.send({ type: 'act.confirm' });
    expect(selectIsAsking(actor.getSnapshot())).toBe(true);
    await settle();
    expect(selectIsAsking(actor.getSnapshot())).toBe(stays);
  });
});
