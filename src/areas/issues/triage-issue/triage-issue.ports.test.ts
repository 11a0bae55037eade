import { triageIssueMachine } from '#machines/flows/issues/triage-issue.ts';
import { describe, expect, it, vi } from 'vitest';
import type { Client } from 'urql';
import { createActor } from 'xstate';
import { triagedOf } from '../issue/issue-list.ts';
import { listedIssue } from '../issue/issue.builders.ts';
import { triageIssuePorts } from './triage-issue.ports.ts';

type Call = { readonly name: string; readonly input: unknown };
type Sent = { readonly definitions: readonly { readonly name?: { readonly value: string } }[] };

/** A client that writes down what is sent and answers by the root field. */
const clientOf = (answer: (call: Call) => unknown) => {
  const calls: Call[] = [];
  const mutation = (document: Sent, { input }: { input: unknown }) => {
    const call = { name: document.definitions[0]?.name?.value ?? '', input };
    calls.push(call);
    return { toPromise: () => Promise.resolve(answer(call)) };
  };
  return { calls, client: { mutation } as unknown as Client };
};
const fields: Readonly<Record<string, string>> = {
  TriageIssue_Accept: 'flexibleTestingIssueAccept',
  TriageIssue_Reject: 'flexibleTestingIssueReject',
  TriageIssue_Untriage: 'flexibleTestingIssueUntriage',
  TriageIssue_TakeBack: 'flexibleTestingIssuesRestore',
  TriageIssue_Severity: 'flexibleTestingChangeIssueSeverity',
  TriageIssue_Read: 'flexibleTestingMarkIssuesAsRead',
};
const answered = (successful: boolean, ...messages: string[]) => ({
  successful,
  version: successful ? 7 : null,
  result: null,
  errors: messages.map((message) => ({ code: 'x', message, path: null })),
});
const done = ({ name }: Call) => ({ data: { [fields[name] ?? '']: answered(true) } });

const opened = (answer: (call: Call) => unknown = done) => {
  const { calls, client } = clientOf(answer);
  const failed: string[] = [];
  const undone: string[] = [];
  const actor = createActor(triageIssueMachine.provide({ actors: triageIssuePorts(client) }), {
    input: { actor: { role: 'customer', userId: 'u1' } },
  });
  actor.on('verdict.failed', ({ message }) => failed.push(message));
  actor.on('verdict.withdrawn', ({ type }) => undone.push(type));
  actor.on('undo.failed', ({ message, isLost }) => undone.push(`${message} ${isLost}`));
  actor.start();
  return { actor, calls, failed, undone };
};
const issue = triagedOf(listedIssue({ severity: 'medium' }));

describe('what triage sends', () => {
  it('RE-705 RE-706 RE-711 RE-715 RE-274: each decision as its mutation', async () => {
    const { actor, calls } = opened();
    actor.send({ type: 'issue.accept', issue });
    actor.send({ type: 'issue.reject', issue: { ...issue, issueId: 'i2' }, reason: 'Other' });
    actor.send({ type: 'severity.choose', issue: { ...issue, issueId: 'i3' } });
    actor.send({ type: 'severity.pick', severity: 'low' });
    actor.send({ type: 'issue.open', issueId: 'i4', wasRead: false });
    await vi.waitFor(() => expect(calls).toHaveLength(4));
    expect(calls.toSorted((one, other) => one.name.localeCompare(other.name))).toEqual([
      { name: 'TriageIssue_Accept', input: { issueId: 'i1', newSeverity: 'medium' } },
      { name: 'TriageIssue_Read', input: { issueIds: ['i4'] } },
      { name: 'TriageIssue_Reject', input: { issueId: 'i2', rejectionReason: 'Other' } },
      { name: 'TriageIssue_Severity', input: { issueId: 'i3', newSeverity: 'low', source: 'ada' } },
    ]);
  });

  it('what is taken back follows the verdict it takes back, and names the version that the verdict left', async () => {
    const { actor, calls, undone } = opened();
    actor.send({ type: 'issue.accept', issue });
    actor.send({ type: 'verdict.undo', key: null });
    await vi.waitFor(() => expect(undone).toEqual(['verdict.withdrawn']));
    const before = { triageStatus: 'untriaged', triageReason: null, severity: 'medium' };
    expect(calls).toEqual([
      { name: 'TriageIssue_Accept', input: { issueId: 'i1', newSeverity: 'medium' } },
      { name: 'TriageIssue_TakeBack', input: { issues: [{ issueId: 'i1', version: 7, ...before }] } },
    ]);
  });

  it('is undone by the answer alone: a refusal and a lost answer are told, and the verdict that never came to be is not taken back', async () => {
    const besides = (answer: unknown) => (call: Call) => (call.name === 'TriageIssue_TakeBack' ? answer : done(call));
    const refused = opened(besides({ data: { flexibleTestingIssuesRestore: answered(false, 'Ben rejected this since.') } }));
    const lost = opened(besides({ error: new Error('lost') }));
    const never = opened(() => ({ error: new Error('lost') }));
    for (const { actor } of [refused, lost, never]) {
      actor.send({ type: 'issue.accept', issue });
      actor.send({ type: 'verdict.undo', key: null });
    }
    await vi.waitFor(() => expect(refused.undone).toEqual(['Ben rejected this since. false']));
    await vi.waitFor(() => expect(lost.undone).toEqual(['This was not undone: the server did not answer. Please try again. true']));
    await vi.waitFor(() => expect(never.failed).toHaveLength(1));
    expect([never.undone, never.calls.length]).toEqual([[], 1]);
  });

  it('what was not changed, as it stood so already, is not taken back', async () => {
    const { actor, calls, undone } = opened((call) => ({ data: { [fields[call.name] ?? '']: { ...answered(true), version: null } } }));
    actor.send({ type: 'issue.accept', issue });
    actor.send({ type: 'verdict.undo', key: null });
    await vi.waitFor(() => expect(undone).toEqual(['There is nothing to undo: this stood so already. false']));
    expect(calls).toHaveLength(1);
  });

  it('moving back to New names what was seen, or what this screen left since', async () => {
    const { actor, calls } = opened();
    actor.send({ type: 'issue.untriage', issue: { ...issue, version: 3, row: { ...issue.row, triageStatus: 'accepted' } } });
    actor.send({ type: 'issue.reject', issue, reason: 'Other' });
    actor.send({ type: 'issue.untriage', issue: { ...issue, version: 3, row: { ...issue.row, triageStatus: 'rejected' } } });
    await vi.waitFor(() => expect(calls).toHaveLength(3));
    expect(calls.filter(({ name }) => name === 'TriageIssue_Untriage').map(({ input }) => input)).toEqual([
      { issueId: 'i1', version: 3 },
      { issueId: 'i1', version: 7 },
    ]);
  });

  it("tells the server's words when it refuses, and its own when there is no answer", async () => {
    const refused = opened(({ name }) => ({ data: { [fields[name] ?? '']: answered(false, 'This issue is gone.') } }));
    refused.actor.send({ type: 'issue.accept', issue });
    await vi.waitFor(() => expect(refused.failed).toEqual(['This issue is gone.']));
    const lost = opened(() => ({ error: new Error('lost') }));
    lost.actor.send({ type: 'issue.reject', issue, reason: 'Other' });
    await vi.waitFor(() => expect(lost.failed).toEqual(['There was an issue with triaging the issue. Please try again later.']));
  });

  it('RE-747: a severity that could not be changed is always told in the same words', async () => {
    const { actor, failed } = opened(({ name }) => ({ data: { [fields[name] ?? '']: answered(false, 'No') } }));
    actor.send({ type: 'severity.choose', issue });
    actor.send({ type: 'severity.pick', severity: 'low' });
    await vi.waitFor(() => expect(failed).toEqual(['Severity update unsuccessful, please try again later.']));
  });
});
