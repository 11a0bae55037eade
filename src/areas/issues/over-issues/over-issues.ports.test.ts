import { overIssuesMachine } from '#machines/flows/issues/over-issues.ts';
import type { OverIssuesEmitted, OverIssuesEvent } from '#machines/flows/issues/over-issues.ts';
import { Client, fetchExchange } from 'urql';
import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { overIssuesPorts } from './over-issues.host.tsx';

const payments = { id: 'g1', name: 'payments' };

const opened = (isAnswered: boolean) => {
  const calls: unknown[] = [];
  const fetch = (_: unknown, options?: RequestInit): Promise<Response> => {
    const { query, variables } = JSON.parse(options?.body as string) as { query: string; variables: { input: object } };
    const field = /(\w+)\(input/.exec(query)?.[1] ?? '';
    calls.push([field, variables.input]);
    const change = { successful: true, version: 4, result: payments, errors: [] };
    return isAnswered ? Promise.resolve(Response.json({ data: { [field]: change } })) : Promise.reject(new Error('lost'));
  };
  const client = new Client({ url: 'https://portal.example/api', preferGetMethod: false, fetch, exchanges: [fetchExchange] });
  const heard: OverIssuesEmitted[] = [];
  const machine = overIssuesMachine.provide({ actors: overIssuesPorts(client) });
  const actor = createActor(machine, { input: { actor: { role: 'customer', userId: 'u1' } } });
  actor.on('*', (event) => heard.push(event));
  actor.start();
  const send = (...events: readonly OverIssuesEvent[]) => events.forEach((event) => actor.send(event));
  const isAt = (state: string) => vi.waitFor(() => expect(actor.getSnapshot().value.tags).toBe(state));
  send({ type: 'picker.open', issueId: 'i1' });
  return { actor, calls, heard, send, isAt };
};
const renaming: readonly OverIssuesEvent[] = [
  { type: 'rename.start', tag: payments },
  { type: 'name.change', name: 'checkout' },
  { type: 'rename.confirm' },
];

it('RE-495 RE-496: sends a new name, a deletion and the way back', async () => {
  const { calls, heard, send, isAt } = opened(true);
  send(...renaming);
  await isAt('choosing');
  send({ type: 'deletion.ask', tag: payments }, { type: 'deletion.confirm' });
  await vi.waitFor(() => expect(heard).toEqual([{ type: 'tag.deleted', tag: payments, version: 4 }]));
  send({ type: 'tag.restore', tag: payments, version: 4 });
  await vi.waitFor(() => expect(heard.at(-1)).toEqual({ type: 'tag.restored', tag: payments }));
  expect(calls).toEqual([
    ['flexibleTestingUpdateTagged', { issueTagId: 'g1', name: 'checkout' }],
    ['flexibleTestingDestroyIssueTag', { issueTagId: 'g1' }],
    ['flexibleTestingDestroyIssueTag', { issueTagId: 'g1', restore: true, version: 4 }],
  ]);
});

it('each says in its own words that there was no answer', async () => {
  const { actor, heard, send, isAt } = opened(false);
  send({ type: 'deletion.ask', tag: payments }, { type: 'deletion.confirm' }, { type: 'tag.restore', tag: payments, version: 4 });
  send(...renaming);
  await isAt('renaming');
  await vi.waitFor(() => expect(heard).toHaveLength(2));
  expect(heard).toEqual([
    { type: 'tags.failed', message: 'There was an issue with deleting the tag.' },
    { type: 'tags.failed', message: 'There was an issue with saving the tag.' },
  ]);
  expect(actor.getSnapshot().context.refusal).toBe('There was an issue with saving the tag.');
});
