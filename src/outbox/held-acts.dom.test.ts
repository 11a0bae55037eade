import { judgeMachine } from '#machines/flows/issues/judge.ts';
import { oneIssue } from '#machines/flows/issues/judge.rules.ts';
import { moderateResultMachine } from '#machines/flows/moderation/moderate-result.ts';
import { listedIssue } from '#src/areas/issues/issue/issue.builders.ts';
import { judgedOf } from '#src/areas/issues/issue/issue-list.ts';
import { judgePorts } from '#src/areas/issues/judge/judge.ports.ts';
import { moderateResultPorts } from '#src/areas/moderation/moderate-result/opened-result.host.tsx';
import { quietPortal } from '#src/cache/portal.builders.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { boardOf } from './board.ts';
import { lineOf } from './line.ts';
import { outboxOf } from './outbox.ts';
import { noUnsentStore } from './unsent-store.ts';

type Call = { readonly operation: string; readonly key: string | null; readonly input: object };

let calls: Call[] = [];
let isLineThere = false;

beforeEach(() => {
  [calls, isLineThere] = [[], false];
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (address: string, options?: RequestInit) => {
    if (!isLineThere) throw new TypeError('Failed to fetch');
    if (address === '/health') return new Response('ok');
    const { operationName, variables } = JSON.parse(options?.body as string) as { operationName: string; variables: { input: object } };
    calls.push({ operation: operationName, key: new Headers(options?.headers).get('Idempotency-Key'), input: variables.input });
    return new Promise<Response>(() => undefined);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = () => {
  const { client } = quietPortal();
  const leave = outboxOf(client).follow({
    store: noUnsentStore,
    documentOf: async () => null,
    onLate: () => undefined,
    onAdopted: () => undefined,
  });
  lineOf(client).hear('line.lost');
  const find = async (): Promise<void> => {
    isLineThere = true;
    lineOf(client).hear('line.found');
    await vi.advanceTimersByTimeAsync(20);
  };
  return { client, board: boardOf(client), find, leave };
};

it('a tag that is hung without a line waits on the device, and is sent once there is one', async () => {
  const { client, board, find, leave } = open();
  const actor = createActor(judgeMachine.provide({ actors: judgePorts(client) }), { input: { actor: { role: 'customer', userId: 'u1' } } });
  const heard: string[] = [];
  actor.on('*', ({ type }) => heard.push(type));
  actor.start();
  actor.send({ type: 'tag.change', about: oneIssue(judgedOf(listedIssue())), tag: { id: 't1', name: 'Checkout' }, attached: true });
  await vi.advanceTimersByTimeAsync(1_000);
  expect([heard, board.isUnsent('i1'), calls]).toEqual([['act.given', 'act.kept'], true, []]);
  await find();
  expect(calls.map(({ operation, input }) => [operation, input])).toEqual([
    ['JudgeSelection_Tags', { issueIds: ['i1'], attachIssueTagIds: ['t1'] }],
  ]);
  leave();
});

const requesting = (client: ReturnType<typeof open>['client']) => {
  const actor = createActor(moderateResultMachine.provide({ actors: moderateResultPorts(client) }), { input: { caseResultId: 'r1' } });
  const heard: string[] = [];
  actor.on('*', ({ type }) => heard.push(type));
  actor.start();
  actor.send({ type: 'edit.open' });
  actor.send({ type: 'draft.change', draft: 'Please add a screenshot.' });
  actor.send({ type: 'edit.submit', key: 'k1' });
  return { actor, heard };
};

it('an edit request without a line waits on the device, and is sent under the key of its form once there is one', async () => {
  const { client, board, find, leave } = open();
  const { actor, heard } = requesting(client);
  await vi.advanceTimersByTimeAsync(1_000);
  expect([actor.getSnapshot().value, heard, board.isUnsent('r1'), calls]).toEqual(['viewing', ['moderation.kept'], true, []]);
  await find();
  expect(calls).toEqual([
    { operation: 'ModerateResult_RequestEdit', key: 'k1', input: { caseResultId: 'r1', content: 'Please add a screenshot.' } },
  ]);
  leave();
});

it('an edit request that waits is cancelled without a call', async () => {
  const { client, board, find, leave } = open();
  const { actor, heard } = requesting(client);
  await vi.advanceTimersByTimeAsync(1_000);
  actor.send({ type: 'cancelling.open' });
  actor.send({ type: 'cancelling.confirm' });
  await vi.advanceTimersByTimeAsync(1_000);
  expect([heard, board.count()]).toEqual([['moderation.kept', 'moderation.done'], 0]);
  await find();
  expect(calls).toEqual([]);
  leave();
});
