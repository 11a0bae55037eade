import { sender } from '#machines/testing/who-may.ts';
import { walk } from '#machines/testing/walk.ts';
import { createActor, fromPromise } from 'xstate';
import { describe, expect, it } from 'vitest';
import { acceptAssignmentMachine, welcomeChecks, selectCanAccept, selectGate } from './accept-assignment.ts';
import type { AcceptAssignmentEmitted, AcceptAssignmentInput, AssignmentAnswer } from './accept-assignment.ts';
import { acceptAssignmentSamples, taken, refused, done, offer } from './accept-assignment.builders.ts';

const settle = () => new Promise((resolve) => setTimeout(resolve));

const open = (input: AcceptAssignmentInput, answer: () => Promise<AssignmentAnswer> = () => Promise.resolve(done)) => {
  const calls: unknown[] = [];
  const emitted: AcceptAssignmentEmitted[] = [];
  const answering = <Said extends { readonly assignmentId: string }>(status: string) =>
    fromPromise<AssignmentAnswer, Said>(({ input: said }) => {
      calls.push({ ...said, status });
      return answer();
    });
  const actors = {
    acceptAssignment: answering<{ assignmentId: string; guidanceVersion: number | null }>('accepted'),
    rejectAssignment: answering<{ assignmentId: string }>('rejected'),
  };
  const actor = createActor(acceptAssignmentMachine.provide({ actors }), { input });
  actor.on('*', (event) => emitted.push(event));
  return { actor: actor.start(), calls, emitted, gate: () => selectGate(actor.getSnapshot()) };
};

const read = ({ actor }: ReturnType<typeof open>, version = 3) => actor.send({ type: 'guidance.shown', version });
const tickAll = (asked: ReturnType<typeof open>) => {
  read(asked);
  welcomeChecks.forEach(({ id }) => asked.actor.send({ type: 'check.toggle', check: id }));
};

describe('accept assignment', () => {
  it('takes every transition', () => {
    const { missed } = walk(acceptAssignmentMachine, acceptAssignmentSamples);
    expect(missed).toEqual([]);
  });

  it('RE-536: welcomes a moderator who is assigned and has not accepted', () => expect(open(offer()).gate()).toBe('welcome'));
  it('RE-066: lets an accepted moderator in', () => expect(open(offer({ status: 'accepted' })).gate()).toBe('open'));

  it('RE-539: tells a moderator who comes late', () => {
    expect(open(offer({ acceptedByAnother: true })).gate()).toBe('taken');
  });

  it('RE-540: leaves for the root when the late moderator closes the dialog', () => {
    const late = open(offer({ acceptedByAnother: true }));
    late.actor.send({ type: 'dialog.close' });
    expect(late.emitted).toEqual([{ type: 'assignment.left' }]);
  });

  it('RE-541: turns away a moderator whose assignment is rejected or removed', () => {
    expect((['rejected', 'removed'] as const).map((status) => open(offer({ status })).gate())).toEqual(['left', 'left']);
  });

  it('turns away whom the chart of the assignment lets neither accept nor learn that it is taken', () => {
    expect(open(offer({ userId: 'u2' })).gate()).toBe('left');
    expect(open({ ...offer(), actor: sender('test_manager') }).gate()).toBe('left');
  });

  it('RE-588: may be accepted only when all three boxes are ticked', () => {
    const may = (ticked: readonly number[]): boolean => {
      const asked = open(offer());
      read(asked);
      for (const at of ticked) asked.actor.send({ type: 'check.toggle', check: welcomeChecks[at]?.id ?? 'payment' });
      return selectCanAccept(asked.actor.getSnapshot());
    };
    expect([[], [0], [1], [2], [0, 1], [0, 2], [1, 2], [0, 1, 2], [2, 1, 0], [0, 1, 2, 0]].map(may)).toEqual([
      ...Array.from({ length: 7 }, () => false),
      true,
      true,
      false,
    ]);
  });

  it('cannot be accepted before the guidance is there, nor with the box of an earlier version', () => {
    const asked = open(offer());
    welcomeChecks.forEach(({ id }) => asked.actor.send({ type: 'check.toggle', check: id }));
    const may = () => selectCanAccept(asked.actor.getSnapshot());
    const before = may();
    read(asked, 3);
    asked.actor.send({ type: 'check.toggle', check: 'guidance' });
    const [first, again] = [may(), (read(asked, 3), may())];
    read(asked, 4);
    expect([before, first, again, may()]).toEqual([false, true, true, false]);
  });

  it('can be accepted with the guidance that came while a refusal was under way', async () => {
    const asked = open(offer(), () => Promise.resolve(refused));
    asked.actor.send({ type: 'assignment.reject' });
    read(asked);
    await settle();
    welcomeChecks.forEach(({ id }) => asked.actor.send({ type: 'check.toggle', check: id }));
    expect(selectCanAccept(asked.actor.getSnapshot())).toBe(true);
  });

  it('RE-537: accepting sets accepted and opens the test', async () => {
    const asked = open(offer());
    tickAll(asked);
    asked.actor.send({ type: 'assignment.accept' });
    await settle();
    expect(asked.calls).toEqual([{ assignmentId: 'a1', guidanceVersion: 3, status: 'accepted' }]);
    expect(asked.gate()).toBe('open');
  });

  it('RE-538: rejecting sets rejected and leaves', async () => {
    const asked = open(offer());
    asked.actor.send({ type: 'assignment.reject' });
    await settle();
    expect(asked.calls).toEqual([{ assignmentId: 'a1', status: 'rejected' }]);
    expect(asked.emitted).toEqual([{ type: 'assignment.left' }]);
  });

  it('tells a moderator who was overtaken while answering', async () => {
    const asked = open(offer(), () => Promise.resolve(taken));
    tickAll(asked);
    asked.actor.send({ type: 'assignment.accept' });
    await settle();
    expect(asked.gate()).toBe('taken');
  });

  it('RE-757: says that the status could not be changed', async () => {
    const asked = open(offer(), () => Promise.reject(new Error('network')));
    asked.actor.send({ type: 'assignment.reject' });
    await settle();
    expect(asked.emitted).toEqual([{ type: 'answer.refused', message: 'There was an issue with changing assignment status.' }]);
    expect(asked.gate()).toBe('welcome');
  });
});
