import { walk } from '#machines/testing/walk.ts';
import { createActor, fromCallback } from 'xstate';
import type { EventObject } from 'xstate';
import { describe, expect, it } from 'vitest';
import { judgeResultsMachine } from './judge-results.ts';
import type { Approval, JudgeResultsEmitted } from './judge-results.ts';
import { judgeResultsSamples, first } from './judge-results.builders.ts';

const second: Approval = { resultId: 'r2', name: 'Refused card', href: '/r2', approved: true };

const open = () => {
  const sent: EventObject[] = [];
  const emitted: JudgeResultsEmitted[] = [];
  const actors = { carryApprovals: fromCallback<EventObject>(({ receive }) => receive((event) => sent.push(event))) };
  const actor = createActor(judgeResultsMachine.provide({ actors }));
  actor.on('*', (event) => emitted.push(event));
  return { actor: actor.start(), sent, emitted };
};

describe('judge results', () => {
  it('takes every transition', () => {
    const { missed } = walk(judgeResultsMachine, judgeResultsSamples);
    expect(missed).toEqual([]);
  });

  it('sends each approval at once, whatever is still on its way, and tells of it once the server took it', () => {
    const { actor, sent, emitted } = open();
    actor.send({ type: 'approval.give', approval: first });
    actor.send({ type: 'approval.give', approval: second });
    expect(sent).toEqual([
      { type: 'approval.carry', ...first, takesBack: false },
      { type: 'approval.carry', ...second, takesBack: false },
    ]);
    expect(emitted).toEqual([]);
    for (const approval of [first, second]) actor.send({ type: 'approval.taken', approval, takesBack: false });
    expect(emitted).toEqual([
      { type: 'approval.given', approval: first },
      { type: 'approval.given', approval: second },
    ]);
  });

  it('takes back without a call what never left the device, by Undo or by the opposite', () => {
    const { actor, sent, emitted } = open();
    for (const approval of [first, second]) {
      actor.send({ type: 'approval.give', approval });
      actor.send({ type: 'approval.held', approval, isTried: false });
    }
    actor.send({ type: 'approval.undo', approval: first });
    actor.send({ type: 'approval.give', approval: { ...second, approved: false } });
    expect(sent.slice(2)).toEqual([
      { type: 'approval.drop', ...first },
      { type: 'approval.drop', ...second },
    ]);
    expect(emitted).toEqual([
      { type: 'approval.kept', approval: first, isReversible: true },
      { type: 'approval.kept', approval: second, isReversible: true },
      { type: 'approval.dropped', approval: { ...first, approved: false } },
      { type: 'approval.dropped', approval: { ...second, approved: false } },
    ]);
  });

  it('takes back with a call what may have reached the server, and what is on its way', () => {
    const { actor, sent, emitted } = open();
    actor.send({ type: 'approval.give', approval: first });
    actor.send({ type: 'approval.held', approval: first, isTried: true });
    actor.send({ type: 'approval.give', approval: second });
    actor.send({ type: 'approval.held', approval: second, isTried: false });
    actor.send({ type: 'approval.resumed', approval: second });
    for (const approval of [first, second]) actor.send({ type: 'approval.undo', approval });
    expect(sent.slice(2)).toEqual([
      { type: 'approval.carry', ...first, approved: false, takesBack: true },
      { type: 'approval.carry', ...second, approved: false, takesBack: true },
    ]);
    expect(emitted).toEqual([
      { type: 'approval.kept', approval: first, isReversible: false },
      { type: 'approval.kept', approval: second, isReversible: true },
    ]);
  });

  it('takes back an earlier approval too, and lets it be given again', () => {
    const { actor, sent, emitted } = open();
    actor.send({ type: 'approval.give', approval: first });
    actor.send({ type: 'approval.give', approval: second });
    actor.send({ type: 'approval.undo', approval: first });
    actor.send({ type: 'approval.give', approval: first });
    expect(sent.slice(2)).toEqual([
      { type: 'approval.carry', ...first, approved: false, takesBack: true },
      { type: 'approval.carry', ...first, takesBack: false },
    ]);
    expect(emitted).toEqual([]);
    actor.send({ type: 'approval.taken', approval: first, takesBack: true });
    expect(emitted[0]).toEqual({ type: 'approval.withdrawn', approval: first });
  });

  it('RE-771: tells why an approval was refused, and in the words of the specification where nothing was said; it can be given again', () => {
    const { actor, sent, emitted } = open();
    actor.send({ type: 'approval.give', approval: first });
    actor.send({ type: 'approval.refused', approval: first, message: 'The tester has been asked to change this result.' });
    actor.send({ type: 'approval.give', approval: first });
    actor.send({ type: 'approval.refused', approval: first, message: null });
    expect(emitted.filter(({ type }) => type === 'approval.failed')).toEqual([
      { type: 'approval.failed', approval: first, message: 'The tester has been asked to change this result.' },
      {
        type: 'approval.failed',
        approval: first,
        message: 'There was an issue with changing the approval. Please try again later.',
      },
    ]);
    expect(sent).toHaveLength(2);
  });
});
