import { sender } from '#machines/testing/who-may.ts';
import { describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import type { EventObject } from 'xstate';
import { issue } from './judge.builders.ts';
import type { JudgeEvent } from './judge.events.ts';
import { oneIssue } from './judge.rules.ts';
import type { Carried, JudgeEmitted } from './judge.rules.ts';
import { judgeMachine } from './judge.ts';

const accept = (id: string): JudgeEvent => ({ type: 'issues.accept', of: oneIssue(issue(id)) });
const reject = (id: string): JudgeEvent => ({ type: 'issues.reject', of: oneIssue(issue(id)), reason: 'Duplicate' });
const held = (key: string, isTried = false): JudgeEvent => ({ type: 'act.held', key, isTried });
const undo = (key: string | null = null): JudgeEvent => ({ type: 'act.undo', key });
const answer = (key: string, issueId: string, version: number): JudgeEvent => ({
  type: 'act.answered',
  key,
  outcomes: [{ issueId, isChanged: true, version, before: null, refusal: null }],
  tag: null,
});

const started = () => {
  const carried: Carried[] = [];
  const heard: JudgeEmitted[] = [];
  const carryActs = fromCallback<EventObject>(({ receive }) => receive((event) => carried.push(event as Carried)));
  const actor = createActor(judgeMachine.provide({ actors: { carryActs } }), { input: { actor: sender('customer') } });
  actor.on('*', (event) => heard.push(event));
  actor.start();
  return {
    send: (...events: readonly JudgeEvent[]) => events.forEach((event) => actor.send(event)),
    sent: () => carried.map((event) => `${event.type} ${'act' in event ? event.act.key : 'key' in event ? event.key : ''}`),
    told: () => heard.map(({ type }) => type),
    last: () => heard.at(-1),
  };
};

describe('a verdict that waits for a line', () => {
  it('says so, and lets the next about the same issue be kept behind it', () => {
    const { send, sent, told, last } = started();
    send(accept('i1'), reject('i1'));
    expect(sent()).toEqual(['act.carry a1']);
    send(held('a1'));
    expect([sent(), told()]).toEqual([
      ['act.carry a1', 'act.carry a2'],
      ['act.given', 'act.given', 'act.kept'],
    ]);
    expect(last()).toMatchObject({ act: { key: 'a1' }, isReversible: true });
    send(answer('a1', 'i1', 2), answer('a2', 'i1', 3));
    expect(told().slice(3)).toEqual(['act.taken', 'act.taken']);
  });

  it('is taken back without a call, and is gone', () => {
    const { send, sent, told } = started();
    send(accept('i1'), held('a1'), undo());
    expect([sent(), told().at(-1)]).toEqual([['act.carry a1', 'act.drop a1'], 'act.withdrawn']);
    send({ type: 'act.lost', key: 'a1', message: 'It was taken back.', tag: null });
    send(undo());
    expect([sent().length, told().slice(-2)]).toEqual([2, ['act.withdrawn', 'undo.missing']]);
  });

  it('is taken back by a call where it may have reached the server, or is on its way', () => {
    const { send, sent, last } = started();
    send(accept('i1'), held('a1', true));
    expect(last()).toMatchObject({ type: 'act.kept', isReversible: false });
    send(accept('i2'), held('a2'), { type: 'act.resumed', key: 'a2' });
    send(undo('a1'), undo('a2'));
    expect(sent()).toEqual(['act.carry a1', 'act.carry a2']);
    send(answer('a1', 'i1', 2), answer('a2', 'i2', 2));
    expect(sent()).toEqual(['act.carry a1', 'act.carry a2', 'undo.carry a1', 'undo.carry a2']);
  });
});
