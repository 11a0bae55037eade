import { tagIssueMachine, selectChanges } from '#machines/flows/issues/tag-issue.ts';
import type { TagIssueEmitted } from '#machines/flows/issues/tag-issue.ts';
import type { Client } from 'urql';
import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { tagIssuePorts } from './tag-issue.ports.ts';

type Call = { readonly name: string; readonly variables: Readonly<Record<string, unknown>>; readonly policy?: string | undefined };
type Sent = { readonly definitions: readonly { readonly name?: { readonly value: string } }[] };
type Answer = { readonly data?: unknown; readonly error?: Error };

const fields: Readonly<Record<string, string>> = {
  TagIssue_Update: 'flexibleTestingIssueUpdateTags',
  TagIssue_Create: 'flexibleTestingCreateIssueTag',
  TagIssue_Rename: 'flexibleTestingUpdateTagged',
  TagIssue_Destroy: 'flexibleTestingDestroyIssueTag',
};
const said = ({ name }: Call, result: unknown, ...messages: string[]): Answer => ({
  data: {
    [fields[name] ?? '']: { successful: messages.length === 0, version: 4, result, errors: messages.map((message) => ({ message })) },
  },
});
const lost: Answer = { error: new Error('lost') };

/** A server with one issue, whose answers can be changed, and what it was asked for. */
const opened = (answer: (call: Call, tags: string[]) => Answer | null = () => null) => {
  const calls: Call[] = [];
  const tags: string[] = ['g1'];
  const answered = (call: Call): Answer => {
    const given = answer(call, tags);
    if (given !== null) return given;
    if (call.name === 'TagIssue_Issue')
      return { data: { flexibleTestingIssue: { id: 'i1', issueTags: tags.map((id) => ({ id, name: id })) } } };
    const { issueTagIds } = call.variables as { readonly issueTagIds?: readonly string[] };
    if (issueTagIds !== undefined) tags.splice(0, tags.length, ...issueTagIds);
    return said(call, { id: 'g9', name: 'new' });
  };
  const ask = (document: Sent, variables: Readonly<Record<string, unknown>>, context?: { readonly requestPolicy?: string }) => {
    const call = { name: document.definitions[0]?.name?.value ?? '', variables, policy: context?.requestPolicy };
    calls.push(call);
    return { toPromise: () => Promise.resolve().then(() => answered(call)) };
  };
  const client = { query: ask, mutation: (document: Sent, { input }: { input: Call['variables'] }) => ask(document, input) };
  const heard: TagIssueEmitted[] = [];
  const actor = createActor(tagIssueMachine.provide({ actors: tagIssuePorts(client as unknown as Client) }), {
    input: { actor: { role: 'customer', userId: 'u1' } },
  });
  actor.on('*', (event) => heard.push(event));
  actor.start();
  const writes = () => calls.filter(({ name }) => name !== 'TagIssue_Issue').map(({ name, variables }) => [name.slice(9), variables]);
  const settled = () => vi.waitFor(() => expect(selectChanges(actor.getSnapshot())).toEqual([]));
  return { actor, tags, heard, writes, settled };
};
const issue = { issueId: 'i1', code: 'NW-412-18' };
const tag = (id: string) => ({ id, name: id });
const failures = (heard: readonly TagIssueEmitted[]) => heard.flatMap((event) => (event.type === 'tags.failed' ? [event.message] : []));

describe('what is sent of tags', () => {
  it('RE-498: each list as the wish makes it of the one before, and which one that was, one after the other', async () => {
    const { actor, tags, heard, writes, settled } = opened();
    actor.send({ type: 'tag.attach', issue, tag: tag('g2') });
    actor.send({ type: 'tag.detach', issue, tag: tag('g1') });
    actor.send({ type: 'tag.attach', issue, tag: tag('g3') });
    await settled();
    expect(writes()).toEqual([
      ['Update', { issueId: 'i1', issueTagIds: ['g1', 'g2'], seenIssueTagIds: ['g1'] }],
      ['Update', { issueId: 'i1', issueTagIds: ['g2'], seenIssueTagIds: ['g1', 'g2'] }],
      ['Update', { issueId: 'i1', issueTagIds: ['g2', 'g3'], seenIssueTagIds: ['g2'] }],
    ]);
    expect([tags, failures(heard)]).toEqual([['g2', 'g3'], []]);
  });

  it('what is as it is wished for is not sent', async () => {
    const { actor, writes, settled } = opened();
    actor.send({ type: 'tag.attach', issue, tag: tag('g1') });
    await settled();
    expect(writes()).toEqual([]);
  });

  it('what only an older answer says to be so is sent', async () => {
    const older = { data: { flexibleTestingIssue: { id: 'i1', issueTags: [{ id: 'g2', name: 'g2' }] } } };
    const { actor, tags, writes, settled } = opened(({ name, policy }) =>
      name === 'TagIssue_Issue' && policy === 'cache-first' ? older : null,
    );
    actor.send({ type: 'tag.attach', issue, tag: tag('g2') });
    await settled();
    expect([tags, writes()[0]?.[1]]).toEqual([['g1', 'g2'], { issueId: 'i1', issueTagIds: ['g1', 'g2'], seenIssueTagIds: ['g1'] }]);
  });

  it('what others hung on meanwhile is in the next list', async () => {
    const { actor, tags, writes, settled } = opened();
    tags.push('other');
    actor.send({ type: 'tag.detach', issue, tag: tag('g1') });
    await settled();
    expect([tags, writes()[0]?.[1]]).toEqual([['other'], { issueId: 'i1', issueTagIds: ['other'], seenIssueTagIds: ['g1', 'other'] }]);
  });

  it('a new tag is created and hung on by the id that it got', async () => {
    const { actor, tags, writes, settled } = opened();
    actor.send({ type: 'tag.create', issue, name: 'new' });
    await settled();
    expect([tags, writes()[0]]).toEqual([
      ['g1', 'g9'],
      ['Create', { name: 'new' }],
    ]);
  });

  it('tells why it was refused and sends the next', async () => {
    let isFirst = true;
    const { actor, tags, heard, settled } = opened((call) => {
      if (call.name !== 'TagIssue_Update' || !isFirst) return null;
      isFirst = false;
      return said(call, null, 'This tag has been deleted.');
    });
    actor.send({ type: 'tag.attach', issue, tag: tag('gone') });
    actor.send({ type: 'tag.attach', issue, tag: tag('g2') });
    await settled();
    expect([tags, failures(heard)]).toEqual([['g1', 'g2'], ['This tag has been deleted.']]);
  });

  it('asks after a lost answer how the issue stands, and says nothing where the wish came to be', async () => {
    const { actor, tags, heard, settled } = opened(({ name, variables }, stored) => {
      if (name !== 'TagIssue_Update') return null;
      stored.splice(0, stored.length, ...(variables['issueTagIds'] as string[]));
      return lost;
    });
    actor.send({ type: 'tag.attach', issue, tag: tag('g2') });
    await settled();
    expect([tags, failures(heard)]).toEqual([['g1', 'g2'], []]);
  });

  it('says that it was not saved where it did not come to be, or nobody knows', async () => {
    const unsaved = 'There was an issue with saving the tag.';
    const notSaved = opened(({ name }) => (name === 'TagIssue_Update' ? lost : null));
    notSaved.actor.send({ type: 'tag.attach', issue, tag: tag('g2') });
    await notSaved.settled();
    const silent = opened(() => lost);
    silent.actor.send({ type: 'tag.attach', issue, tag: tag('g2') });
    silent.actor.send({ type: 'tag.create', issue, name: 'new' });
    await silent.settled();
    expect([failures(notSaved.heard), failures(silent.heard)]).toEqual([[unsaved], [unsaved, unsaved]]);
  });

  it('RE-495 RE-496: a new name, a deletion and the way back', async () => {
    const { actor, heard, writes } = opened();
    actor.send({ type: 'picker.open', issueId: 'i1' });
    actor.send({ type: 'rename.start', tag: tag('g1') });
    actor.send({ type: 'name.change', name: 'checkout' });
    actor.send({ type: 'rename.confirm' });
    await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('choosing'));
    actor.send({ type: 'deletion.ask', tag: tag('g1') });
    actor.send({ type: 'deletion.confirm' });
    await vi.waitFor(() => expect(heard).toEqual([{ type: 'tag.deleted', tag: tag('g1'), version: 4 }]));
    actor.send({ type: 'tag.restore', tag: tag('g1'), version: 4 });
    await vi.waitFor(() => expect(heard.at(-1)).toEqual({ type: 'tag.restored', tag: tag('g1') }));
    expect(writes()).toEqual([
      ['Rename', { issueTagId: 'g1', name: 'checkout' }],
      ['Destroy', { issueTagId: 'g1' }],
      ['Destroy', { issueTagId: 'g1', restore: true, version: 4 }],
    ]);
  });

  it('each says in its own words that there was no answer', async () => {
    const { actor, heard } = opened(() => lost);
    actor.send({ type: 'picker.open', issueId: 'i1' });
    actor.send({ type: 'deletion.ask', tag: tag('g1') });
    actor.send({ type: 'deletion.confirm' });
    actor.send({ type: 'tag.restore', tag: tag('g1'), version: 4 });
    actor.send({ type: 'rename.start', tag: tag('g1') });
    actor.send({ type: 'name.change', name: 'checkout' });
    actor.send({ type: 'rename.confirm' });
    await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('renaming'));
    expect([failures(heard), actor.getSnapshot().context.refusal]).toEqual([
      ['There was an issue with deleting the tag.', 'There was an issue with saving the tag.'],
      'There was an issue with saving the tag.',
    ]);
  });
});
