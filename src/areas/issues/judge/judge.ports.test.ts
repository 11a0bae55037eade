import { judgeMachine } from '#machines/flows/issues/judge.ts';
import type { JudgeEvent } from '#machines/flows/issues/judge.events.ts';
import { oneIssue } from '#machines/flows/issues/judge.rules.ts';
import type { JudgeEmitted, Subject } from '#machines/flows/issues/judge.rules.ts';
import { Client, fetchExchange } from 'urql';
import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { judgedOf } from '../issue/issue-list.ts';
import { listedIssue } from '../issue/issue.builders.ts';
import { judgePorts } from './judge.ports.ts';

type Asked = { readonly query: string; readonly variables: { readonly input?: object; readonly id?: string } };
type Call = readonly [field: string, input: object | string | undefined];
const lost = Symbol('lost');

const change = (more: object = {}) => ({ successful: true, version: 7, result: null, errors: [], ...more });
const no = (message: string) => ({
  successful: false,
  version: null,
  result: null,
  outcomes: null,
  errors: [{ code: 'x', message, path: null }],
});
const before = { triageStatus: 'untriaged', triageReason: null, severity: 'low', originalId: null };
/** The cache asks for the type of each object, which no input takes. */
const told = { __typename: 'IssueStanding', ...before };
const done = (issueId: string, had: object | null = told) => ({
  issueId,
  changed: true,
  version: issueId === 'i1' ? 4 : 7,
  before: had,
  refusal: null,
});
const refused = (issueId: string) => ({ issueId, changed: false, version: null, before: null, refusal: { message: 'Not now.' } });
const batch = (...outcomes: readonly object[]) => change({ outcomes });

/** A server that gives the answers in their order, the last one again; `lost` is no answer. */
const opened = (...answers: readonly (object | typeof lost)[]) => openedWith((act) => act(), ...answers);

const openedWith = (painted: (act: () => void) => void, ...answers: readonly (object | typeof lost)[]) => {
  const waiting = [...answers];
  const calls: Call[] = [];
  const fetch = (_: unknown, options?: RequestInit): Promise<Response> => {
    const { query, variables } = JSON.parse(options?.body as string) as Asked;
    const field = /(flexibleTesting\w+)\(/.exec(query)?.[1] ?? '';
    calls.push([field, variables.input ?? variables.id]);
    const data = (waiting.length > 1 ? waiting.shift() : waiting[0]) ?? change();
    return data === lost ? Promise.reject(new Error('lost')) : Promise.resolve(Response.json({ data: { [field]: data } }));
  };
  const client = new Client({ url: 'https://portal.example/api', preferGetMethod: false, fetch, exchanges: [fetchExchange] });
  const heard: JudgeEmitted[] = [];
  const actor = createActor(judgeMachine.provide({ actors: judgePorts(client, painted) }), {
    input: { actor: { role: 'customer', userId: 'u1' } },
  });
  actor.on('*', (event) => heard.push(event));
  actor.start();
  return {
    calls,
    heard,
    stop: () => actor.stop(),
    send: (...events: readonly JudgeEvent[]) => events.forEach((event) => actor.send(event)),
    told: (type: JudgeEmitted['type'], times = 1) =>
      vi.waitFor(() => expect(heard.filter((event) => event.type === type)).toHaveLength(times)),
  };
};
const issue = judgedOf(listedIssue({ severity: 'medium' }));
const as = (issueId: string) => oneIssue({ ...issue, issueId });
const undo: JudgeEvent = { type: 'act.undo', key: null };
const payments = { id: 'g1', name: 'payments' };
const tag = (attached = true, named: { id: string | null; name: string } = payments): JudgeEvent => ({
  type: 'tag.change',
  about: oneIssue(issue),
  tag: named,
  attached,
});

describe('what is sent about one issue', () => {
  it('RE-705 RE-706 RE-711 RE-715 RE-274: each decision as its mutation', async () => {
    const { calls, send, told } = opened();
    send({ type: 'issues.accept', of: as('i1') }, { type: 'issues.reject', of: as('i2'), reason: 'Other' });
    send({ type: 'severity.choose', of: as('i3') }, { type: 'severity.pick', severity: 'low' });
    send({ type: 'issue.open', issueId: 'i4', wasRead: false });
    await told('act.taken', 3);
    await vi.waitFor(() => expect(calls).toHaveLength(4), { timeout: 5_000 });
    expect(calls).toEqual([
      ['flexibleTestingIssueAccept', { issueId: 'i1', newSeverity: 'medium' }],
      ['flexibleTestingIssueReject', { issueId: 'i2', rejectionReason: 'Other' }],
      ['flexibleTestingChangeIssueSeverity', { issueId: 'i3', newSeverity: 'low', source: 'ada' }],
      ['flexibleTestingMarkIssuesAsRead', { issueIds: ['i4'] }],
    ]);
  });

  it('each once the page has painted that it was given, or as soon as the page is left', async () => {
    const paints: (() => void)[] = [];
    const { calls, send, stop } = openedWith((act) => paints.push(act));
    send({ type: 'issues.accept', of: as('i1') }, { type: 'issues.accept', of: as('i2') });
    expect([calls.length, paints.length]).toEqual([0, 2]);
    paints[0]?.();
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    stop();
    for (const paint of paints) paint();
    await vi.waitFor(() => expect(calls.map(([, input]) => input)).toMatchObject([{ issueId: 'i1' }, { issueId: 'i2' }]));
  });

  it('what is taken back follows the verdict it takes back, and names the version that the verdict left', async () => {
    const { calls, send, told } = opened();
    send({ type: 'issues.accept', of: as('i1') }, undo);
    await told('act.undone');
    const stood = { triageStatus: 'untriaged', triageReason: null, severity: 'medium', originalId: null };
    expect(calls).toEqual([
      ['flexibleTestingIssueAccept', { issueId: 'i1', newSeverity: 'medium' }],
      ['flexibleTestingIssuesRestore', { issues: [{ issueId: 'i1', version: 7, ...stood }] }],
    ]);
  });

  it('is undone by the answer alone: a refusal and a lost answer are told, and the verdict that never came to be is not taken back', async () => {
    const judged = async (...answers: readonly (object | typeof lost)[]) => {
      const run = opened(...answers);
      run.send({ type: 'issues.accept', of: as('i1') }, undo);
      await vi.waitFor(() => expect(run.heard.map(({ type }) => type)).toContain(answers[0] === lost ? 'act.failed' : 'undo.failed'));
      return [run.calls.length, run.heard.at(-1)];
    };
    expect(await judged(change(), no('Ben rejected this since.'))).toMatchObject([
      2,
      { message: 'Ben rejected this since.', isLost: false },
    ]);
    expect(await judged(change(), lost)).toMatchObject([
      2,
      { message: 'This was not undone: the server did not answer. Please try again.', isLost: true },
    ]);
    expect(await judged(lost)).toMatchObject([1, { message: 'There was an issue with triaging the issue. Please try again later.' }]);
  });

  it('what was not changed, as it stood so already, is not taken back', async () => {
    const { calls, heard, send, told } = opened(change({ version: null }));
    send({ type: 'issues.accept', of: as('i1') }, undo);
    await told('undo.failed');
    expect([calls.length, heard.at(-1)]).toMatchObject([1, { message: 'Nothing to undo: it was like this already.', isLost: false }]);
  });

  it('moving back to New names what was seen, or what this screen left since', async () => {
    const { calls, send, told } = opened();
    const seen = (triageStatus: 'accepted' | 'rejected') => oneIssue({ ...issue, version: 3, row: { ...issue.row, triageStatus } });
    send({ type: 'issues.untriage', of: seen('accepted') }, { type: 'issues.reject', of: as('i1'), reason: 'Other' });
    send({ type: 'issues.untriage', of: seen('rejected') });
    await told('act.taken', 3);
    expect(calls.filter(([field]) => field === 'flexibleTestingIssueUntriage').map(([, input]) => input)).toEqual([
      { issueId: 'i1', version: 3 },
      { issueId: 'i1', version: 7 },
    ]);
  });

  it("tells the server's words when it refuses", async () => {
    const { heard, send, told } = opened(no('This issue is gone.'));
    send({ type: 'issues.accept', of: as('i1') });
    await told('act.refused');
    expect(heard.at(-1)).toMatchObject({ refused: [{ message: 'This issue is gone.' }] });
  });

  it('RE-747: a severity that could not be changed is always told in the same words', async () => {
    const words = 'Severity update unsuccessful, please try again later.';
    const { heard, send, told } = opened(no('No'), lost);
    send({ type: 'severity.choose', of: as('i1') }, { type: 'severity.pick', severity: 'low' });
    await told('act.refused');
    expect(heard.at(-1)).toMatchObject({ refused: [{ message: words }] });
    send({ type: 'severity.choose', of: as('i1') }, { type: 'severity.pick', severity: 'low' });
    await told('act.failed');
    expect(heard.at(-1)).toMatchObject({ message: words });
  });
});

describe('what is sent about a selection', () => {
  const low = (issueId: string) => ({ ...issue, issueId, row: { ...issue.row, severity: 'low' as const } });
  const of: Subject = { issues: ['i1', 'i2'].map(low), isSelection: true };
  const hung: JudgeEvent = { type: 'tag.change', about: of, tag: payments, attached: true };

  it('is one call for each decision, with what was refused of it', async () => {
    const { calls, heard, send, told } = opened(batch(done('i1'), refused('i2')));
    send({ type: 'issues.reject', of, reason: 'Duplicate' });
    await told('act.taken');
    expect(calls).toEqual([['flexibleTestingIssuesReject', { issueIds: ['i1', 'i2'], rejectionReason: 'Duplicate' }]]);
    expect(heard.at(-1)).toMatchObject({ refused: [{ issueId: 'i2', message: 'Not now.' }] });
  });

  it('is taken back with what the server says each issue had, as soon as it has said so', async () => {
    const { calls, heard, send, told } = opened(batch(done('i1'), done('i2')), batch(done('i1'), refused('i2')));
    send({ type: 'issues.accept', of }, undo);
    await told('act.undone');
    expect(calls).toEqual([
      ['flexibleTestingIssuesAccept', { issueIds: ['i1', 'i2'], newSeverity: null }],
      [
        'flexibleTestingIssuesRestore',
        {
          issues: [
            { issueId: 'i1', version: 4, ...before },
            { issueId: 'i2', version: 7, ...before },
          ],
        },
      ],
    ]);
    expect(heard.at(-1)).toMatchObject({ issueIds: ['i1'], refused: [{ issueId: 'i2', message: 'Not now.' }] });
  });

  it('is refused of each issue where the whole call is', async () => {
    const { heard, send, told } = opened(no('This tag has been deleted.'));
    send(hung);
    await told('act.refused');
    expect(heard.at(-1)).toMatchObject({ refused: ['i1', 'i2'].map((issueId) => ({ issueId, message: 'This tag has been deleted.' })) });
  });

  it('is told to be lost where no answer comes, the way back as well', async () => {
    const { calls, heard, send, told } = opened(batch(done('i1')), lost);
    send({ type: 'severity.choose', of }, { type: 'severity.pick', severity: 'high' }, undo);
    await told('undo.failed');
    expect(calls.map(([field]) => field)).toEqual(['flexibleTestingChangeIssuesSeverity', 'flexibleTestingIssuesRestore']);
    expect(heard.at(-1)).toMatchObject({ message: 'Severity update unsuccessful, please try again later.', isLost: true });
    send({ type: 'issues.accept', of: { issues: [low('i3')], isSelection: true } });
    await told('act.failed');
    expect(heard.at(-1)).toMatchObject({ act: { key: 'a2' }, message: expect.stringContaining('triaging') });
  });

  it('takes a tag back from those alone that got it', async () => {
    const { calls, send, told } = opened(batch(done('i1'), { ...done('i2'), changed: false, version: null }), batch(done('i1')));
    send(hung, undo);
    await told('act.undone');
    expect(calls).toEqual([
      ['flexibleTestingIssuesUpdateTags', { issueIds: ['i1', 'i2'], attachIssueTagIds: ['g1'] }],
      ['flexibleTestingIssuesUpdateTags', { issueIds: ['i1'], detachIssueTagIds: ['g1'], seen: [{ issueId: 'i1', version: 4 }] }],
    ]);
  });

  it('makes a tag first that has no id yet, once although it is sent again', async () => {
    const { calls, heard, send, told } = opened(change({ result: { id: 'g9', name: 'payments' } }), lost, batch(done('i1'), done('i2')));
    send({ type: 'tag.change', about: of, tag: { id: null, name: 'payments' }, attached: true });
    await told('act.failed');
    const failed = heard.at(-1);
    if (failed?.type === 'act.failed' && failed.act !== null) send({ type: 'act.retry', act: failed.act });
    await told('act.taken');
    const call = ['flexibleTestingIssuesUpdateTags', { issueIds: ['i1', 'i2'], attachIssueTagIds: ['g9'] }];
    expect(calls).toEqual([['flexibleTestingCreateIssueTag', { name: 'payments' }], call, call]);
  });

  it('says in the server’s words why a tag was not made', async () => {
    const { heard, send, told } = opened(no('A tag with this name already exists.'));
    send({ type: 'tag.change', about: of, tag: { id: null, name: 'payments' }, attached: true });
    await told('act.failed');
    expect(heard.at(-1)).toMatchObject({ message: 'A tag with this name already exists.' });
  });
});

describe('what is sent of the tags of one issue', () => {
  const unsaved = 'There was an issue with saving the tag.';

  it('is each wish by itself, so that those of others stay, one after the other', async () => {
    const { calls, send, told } = opened(batch(done('i1')));
    send(tag(), tag(false), undo);
    await told('act.undone');
    const id = { issueIds: ['i1'] };
    expect(calls.map(([, input]) => input)).toEqual([
      { ...id, attachIssueTagIds: ['g1'] },
      { ...id, detachIssueTagIds: ['g1'] },
      { ...id, attachIssueTagIds: ['g1'], seen: [{ issueId: 'i1', version: 4 }] },
    ]);
  });

  it('asks after a lost answer how the issue stands, and says nothing where the wish came to be', async () => {
    const stands = (...ids: readonly string[]) => ({ id: 'i1', issueTags: ids.map((id) => ({ id, name: id })) });
    const saved = opened(lost, stands('g1'));
    saved.send(tag());
    await saved.told('act.taken');
    expect(saved.calls.at(-1)).toEqual(['flexibleTestingIssue', 'i1']);
    for (const answer of [stands('g2'), lost] as const) {
      const { heard, send, told } = opened(lost, answer);
      send(tag());
      await told('act.failed');
      expect(heard.at(-1)).toMatchObject({ message: unsaved });
    }
  });
});
