import { triageIssueMachine } from '#machines/flows/issues/triage-issue/triage-issue.machine.ts';
import { describe, expect, it, vi } from 'vitest';
import type { Client } from 'urql';
import { createActor } from 'xstate';
import { triagedOf } from '../issue-desk/issue-list.ts';
import { listedIssue } from '../issue-desk/issue.builders.ts';
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
  TriageIssue_Severity: 'flexibleTestingChangeIssueSeverity',
  TriageIssue_Read: 'flexibleTestingMarkIssueAsRead',
};
const answered = (successful: boolean, ...messages: string[]) => ({
  successful,
  result: null,
  errors: messages.map((message) => ({ code: 'x', message, path: null })),
});
const done = ({ name }: Call) => ({ data: { [fields[name] ?? '']: answered(true) } });

const opened = (answer: (call: Call) => unknown = done) => {
  const { calls, client } = clientOf(answer);
  const failed: string[] = [];
  const actor = createActor(triageIssueMachine.provide({ actors: triageIssuePorts(client) }), {
    input: { actor: { role: 'customer', userId: 'u1' } },
  });
  actor.on('verdict.failed', ({ message }) => failed.push(message));
  actor.start();
  return { actor, calls, failed };
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
      { name: 'TriageIssue_Read', input: { issueId: 'i4' } },
      { name: 'TriageIssue_Reject', input: { issueId: 'i2', rejectionReason: 'Other' } },
      { name: 'TriageIssue_Severity', input: { issueId: 'i3', newSeverity: 'low', source: 'ada' } },
    ]);
  });

  it('what is taken back follows the verdict it takes back', async () => {
    const { actor, calls } = opened();
    actor.send({ type: 'issue.accept', issue });
    actor.send({ type: 'verdict.undo', key: null });
    await vi.waitFor(() => expect(calls).toHaveLength(2));
    expect(calls.map(({ name }) => name)).toEqual(['TriageIssue_Accept', 'TriageIssue_Untriage']);
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
