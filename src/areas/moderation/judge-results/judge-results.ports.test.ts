import type { Client } from 'urql';
import { createActor } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import { judgeResultsMachine } from '#machines/flows/moderation/judge-results.ts';
import type { JudgeResultsEmitted } from '#machines/flows/moderation/judge-results.ts';
import { judgeResultsPorts } from './judge-results.host.tsx';

type Reply = { readonly successful: boolean; readonly errors: readonly { readonly message: string }[] } | null;

const open = () => {
  const sent: unknown[] = [];
  const waiting: ((reply: Reply) => void)[] = [];
  const mutation = (_document: unknown, variables: { input: unknown }) => {
    sent.push(variables.input);
    const told = new Promise((resolve) => {
      waiting.push((reply) => resolve(reply === null ? { error: new Error('gone') } : { data: { toggleTestCaseResultApproval: reply } }));
    });
    return { toPromise: () => told };
  };
  const emitted: JudgeResultsEmitted[] = [];
  const actor = createActor(judgeResultsMachine.provide({ actors: judgeResultsPorts({ mutation } as unknown as Client) }));
  actor.on('*', (event) => emitted.push(event));
  return { actor: actor.start(), sent, waiting, emitted };
};
const approval = (resultId: string, approved = true) => ({ resultId, name: `Case ${resultId}`, href: `/${resultId}`, approved });
const failures = (emitted: readonly JudgeResultsEmitted[]) =>
  emitted.flatMap((event) => (event.type === 'approval.failed' ? [`${event.approval?.resultId}: ${event.message}`] : []));

describe('approvals', () => {
  it('of several results go out side by side, those of one result one after the other', async () => {
    const { actor, sent, waiting } = open();
    actor.send({ type: 'approval.give', approval: approval('r1') });
    actor.send({ type: 'approval.give', approval: approval('r2') });
    actor.send({ type: 'approval.undo', approval: { ...approval('r1'), version: 5 } });
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(sent).toEqual([
      { testCaseResultId: 'r1', approved: true },
      { testCaseResultId: 'r2', approved: true },
    ]);
    waiting[0]?.({ successful: true, errors: [] });
    await vi.waitFor(() => expect(sent[2]).toEqual({ testCaseResultId: 'r1', approved: false, version: 5 }));
  });

  it('that are refused, or lost, are told with their reason', async () => {
    const { actor, waiting, emitted } = open();
    actor.send({ type: 'approval.give', approval: approval('r1') });
    actor.send({ type: 'approval.give', approval: approval('r2') });
    await vi.waitFor(() => expect(waiting).toHaveLength(2));
    waiting[0]?.({ successful: false, errors: [{ message: 'The results of this tester are published.' }, { message: 'More.' }] });
    waiting[1]?.(null);
    await vi.waitFor(() =>
      expect(failures(emitted)).toEqual([
        'r1: The results of this tester are published.',
        'r2: There was an issue with changing the approval. Please try again later.',
      ]),
    );
  });
});
