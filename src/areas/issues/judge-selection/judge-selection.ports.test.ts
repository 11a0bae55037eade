import { judgeSelectionMachine } from '#machines/flows/issues/judge-selection.ts';
import type { JudgeSelectionEvent } from '#machines/flows/issues/judge-selection.ts';
import type { JudgeSelectionEmitted } from '#machines/flows/issues/judge-selection.rules.ts';
import type { TriagedIssue } from '#machines/flows/issues/triage-issue.rules.ts';
import { Client, fetchExchange } from 'urql';
import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { judgeSelectionPorts } from './judge-selection.ports.ts';

const issue = (issueId: string): TriagedIssue => ({
  issueId,
  code: issueId,
  version: 1,
  row: { triageStatus: 'untriaged', triageReason: null, severity: 'low', reviewedSeverity: null, forceSeverityChangeBeforeAccept: false },
});
const issues = ['i1', 'i2'].map(issue);
const before = { triageStatus: 'untriaged', triageReason: null, severity: 'low' };
const done = (issueId: string, had: object | null = before) => ({
  issueId,
  changed: true,
  version: issueId === 'i1' ? 4 : 7,
  before: had,
  refusal: null,
});
const refused = (issueId: string) => ({ issueId, changed: false, version: null, before: null, refusal: { message: 'Not now.' } });
const answer = (outcomes: readonly object[] | null, successful = true) => ({
  successful,
  outcomes,
  errors: successful ? [] : [{ code: 'not_found', message: 'This tag has been deleted.', path: null }],
  result: [
    { id: 'i1', version: 4 },
    { id: 'i2', version: 7 },
  ],
});

type Asked = { readonly query: string; readonly variables: { readonly input: object } };

/** Answers one call after the other; a call for which nothing is left is lost. */
const open = (...answers: readonly object[]) => {
  const waiting = [...answers];
  const calls: (readonly [string, object])[] = [];
  const fetch = (_: unknown, options?: RequestInit): Promise<Response> => {
    const { query, variables } = JSON.parse(options?.body as string) as Asked;
    const field = /(flexibleTesting\w+)\(input/.exec(query)?.[1] ?? '';
    calls.push([field, variables.input]);
    const data = waiting.shift();
    return data === undefined ? Promise.reject(new Error('lost')) : Promise.resolve(Response.json({ data: { [field]: data } }));
  };
  const client = new Client({ url: 'https://portal.example/api', preferGetMethod: false, fetch, exchanges: [fetchExchange] });
  const heard: JudgeSelectionEmitted[] = [];
  const actor = createActor(judgeSelectionMachine.provide({ actors: judgeSelectionPorts(client) }), {
    input: { actor: { role: 'customer', userId: 'u1' } },
  });
  actor.on('*', (event) => heard.push(event));
  actor.start();
  const send = (...events: readonly JudgeSelectionEvent[]) => events.forEach((event) => actor.send(event));
  const told = (type: JudgeSelectionEmitted['type']) => vi.waitFor(() => expect(heard.map((event) => event.type)).toContain(type));
  return { calls, heard, send, told };
};

describe('the decisions about a selection', () => {
  it('are sent as one call each, with what was refused of them', async () => {
    const { calls, heard, send, told } = open(answer([done('i1'), refused('i2')]));
    send({ type: 'issues.reject', issues, reason: 'Duplicate' });
    await told('batch.answered');
    expect(calls).toEqual([['flexibleTestingIssuesReject', { issueIds: ['i1', 'i2'], rejectionReason: 'Duplicate' }]]);
    expect(heard.at(-1)).toMatchObject({ refused: [{ issueId: 'i2', message: 'Not now.' }] });
  });

  it('are taken back with what the server says each issue had, as soon as it has said so', async () => {
    const { calls, send, told } = open(answer([done('i1'), done('i2', null)]), answer([done('i1')]));
    send({ type: 'issues.accept', issues }, { type: 'batch.undo', key: 'b1' });
    await told('batch.restored');
    expect(calls).toEqual([
      ['flexibleTestingIssuesAccept', { issueIds: ['i1', 'i2'], newSeverity: null }],
      ['flexibleTestingIssuesRestore', { issues: [{ issueId: 'i1', version: 4, ...before }] }],
    ]);
  });

  it('say which of them were taken back', async () => {
    const { heard, send, told } = open(answer([done('i1'), done('i2')]), answer([done('i1'), refused('i2')]));
    send({ type: 'issues.accept', issues }, { type: 'batch.undo', key: 'b1' });
    await told('batch.restored');
    expect(heard.at(-1)).toMatchObject({ issueIds: ['i1'], refused: [{ issueId: 'i2', message: 'Not now.' }] });
  });

  it('take a tag back from those alone that got it', async () => {
    const { calls, send, told } = open(answer([done('i1'), { ...done('i2'), changed: false, version: null }]), answer([done('i1')]));
    send({ type: 'tag.change', issues, tag: { id: 'g1', name: 'payments' }, attached: true }, { type: 'batch.undo', key: 'b1' });
    await told('batch.restored');
    expect(calls).toEqual([
      ['flexibleTestingIssuesUpdateTags', { issueIds: ['i1', 'i2'], attachIssueTagIds: ['g1'] }],
      ['flexibleTestingIssuesUpdateTags', { issueIds: ['i1'], detachIssueTagIds: ['g1'], seen: [{ issueId: 'i1', version: 4 }] }],
    ]);
  });

  it('make a tag first that has no id yet, once although it is sent again', async () => {
    const tag = { id: null, name: 'payments' };
    const { calls, heard, send, told } = open(
      { successful: true, result: { id: 'g9', name: 'payments' }, errors: [] },
      answer([done('i1')]),
      answer([done('i2')]),
    );
    send({ type: 'tag.change', issues, tag, attached: true });
    await told('batch.answered');
    send({ type: 'tag.change', issues, tag, attached: true });
    await vi.waitFor(() => expect(heard.filter(({ type }) => type === 'batch.answered')).toHaveLength(2));
    const hung = ['flexibleTestingIssuesUpdateTags', { issueIds: ['i1', 'i2'], attachIssueTagIds: ['g9'] }];
    expect(calls).toEqual([['flexibleTestingCreateIssueTag', { name: 'payments' }], hung, hung]);
  });

  it('say in the server’s words why a tag was not made', async () => {
    const taken = { code: 'taken', message: 'A tag with this name exists already.', path: 'name' };
    const { heard, send, told } = open({ successful: false, result: null, errors: [taken] });
    send({ type: 'tag.change', issues, tag: { id: null, name: 'payments' }, attached: true });
    await told('batch.failed');
    expect(heard.at(-1)).toMatchObject({ message: taken.message });
  });

  it('are refused of each issue where the whole call is', async () => {
    const { heard, send, told } = open(answer(null, false));
    send({ type: 'tag.change', issues, tag: { id: 'g1', name: 'payments' }, attached: true });
    await told('batch.answered');
    expect(heard.at(-1)).toMatchObject({
      refused: ['i1', 'i2'].map((issueId) => ({ issueId, message: 'This tag has been deleted.' })),
    });
  });

  it('are told to be lost where no answer comes, the way back as well', async () => {
    const { calls, heard, send, told } = open(answer([done('i1')]));
    send({ type: 'severity.choose', issues }, { type: 'severity.pick', severity: 'high' }, { type: 'batch.undo', key: 'b1' });
    await told('undo.failed');
    expect(calls.map(([field]) => field)).toEqual(['flexibleTestingChangeIssuesSeverity', 'flexibleTestingIssuesRestore']);
    expect(heard.at(-1)).toMatchObject({ type: 'undo.failed', message: 'Severity update unsuccessful, please try again later.' });
    const lost = open();
    lost.send({ type: 'issues.accept', issues });
    await lost.told('batch.failed');
    expect(lost.heard.at(-1)).toMatchObject({ batch: { key: 'b1' }, message: expect.stringContaining('triaging') });
  });
});
