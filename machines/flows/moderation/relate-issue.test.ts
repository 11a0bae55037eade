import type { Answer } from '#machines/lib/answer.ts';
import { walk } from '#machines/testing/walk.ts';
import { createActor, fromPromise } from 'xstate';
import { describe, expect, it } from 'vitest';
import { relateIssueMachine, selectFault, selectIsTyping } from './relate-issue.ts';
import type { RelateIssueEmitted } from './relate-issue.ts';
import { relateIssueSamples, refused, done, input } from './relate-issue.builders.ts';

const open = (answer: () => Promise<Answer>) => {
  const calls: unknown[] = [];
  const emitted: RelateIssueEmitted[] = [];
  const logic = <Input extends object>() =>
    fromPromise<Answer, Input>(({ input: call }) => {
      calls.push(call);
      return answer();
    });
  const actor = createActor(relateIssueMachine.provide({ actors: { relateIssue: logic(), deleteIssue: logic() } }), { input });
  actor.on('*', (event) => emitted.push(event));
  return { actor: actor.start(), calls, emitted, settle: () => new Promise((resolve) => setTimeout(resolve)) };
};

const typed = async (answer: () => Promise<Answer>, code: string) => {
  const { actor, ...rest } = open(answer);
  actor.send({ type: 'code.edit', seen: input.seen });
  actor.send({ type: 'code.change', code });
  actor.send({ type: 'code.save' });
  await rest.settle();
  return { actor, ...rest };
};
const deleted = async (answer: () => Promise<Answer>, changeStatusToPass: boolean) => {
  const { actor, ...rest } = open(answer);
  actor.send({ type: 'issue.delete' });
  expect(rest.calls).toEqual([]);
  actor.send({ type: 'deletion.choose', changeStatusToPass });
  await rest.settle();
  return rest;
};

describe('relating an issue', () => {
  it('takes every transition', () => {
    const { missed } = walk(relateIssueMachine, relateIssueSamples);
    expect(missed).toEqual([]);
  });

  it('sends the code with the one it was typed over', async () => {
    const { calls, emitted } = await typed(() => Promise.resolve(done), ' NW-412-1 ');
    expect(calls).toEqual([{ caseResultResponseId: 'i1', code: 'NW-412-1', seen: 'NW-412-R-2' }]);
    expect(emitted).toEqual([{ type: 'issue.related', before: 'NW-412-R-2', code: 'NW-412-1' }]);
  });

  it('sends nothing where nothing was typed', async () => {
    expect((await typed(() => Promise.resolve(done), '  ')).calls).toEqual([]);
  });

  it('says at the field why a code is refused, and keeps it', async () => {
    const { actor } = await typed(() => Promise.resolve(refused), 'NW-999');
    expect([selectIsTyping(actor.getSnapshot()), selectFault(actor.getSnapshot())]).toEqual([true, refused.messages[0]]);
  });

  it('deletes in one of two ways', async () => {
    expect((await deleted(() => Promise.resolve(done), false)).calls).toEqual([{ caseResultResponseId: 'i1', changeStatusToPass: false }]);
    expect((await deleted(() => Promise.resolve(done), true)).calls).toEqual([{ caseResultResponseId: 'i1', changeStatusToPass: true }]);
  });

  it('RE-769: tells that it could not be deleted', async () => {
    const message = 'There was an issue with deleting the related issue. Please try again later.';
    expect((await deleted(() => Promise.reject(new Error('network')), true)).emitted).toEqual([{ type: 'issue.refused', message }]);
  });
});
