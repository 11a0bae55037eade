import type { IssueRow } from '#machines/lifecycles/issue/issue.types.ts';
import { rejectionReasons } from '#schema/vocabulary/issue.ts';
import { walk } from '#machines/testing/walk.ts';
import { sender } from '#machines/testing/who-may.ts';
import { describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import type { EventObject } from 'xstate';
import { triageIssueMachine } from './triage-issue.ts';
import type { TriageIssueEvent } from './triage-issue.ts';
import type { CarriedEvent, TriageIssueEmitted, TriagedIssue } from './triage-issue.rules.ts';
import { selectCanUndo, selectChoice, selectIsAwaiting, selectNotUndone } from './triage-issue.selectors.ts';

const issue = (more: Partial<IssueRow> = {}, issueId = 'i1'): TriagedIssue => ({
  issueId,
  code: 'NW-412-18',
  version: 1,
  row: {
    triageStatus: 'untriaged',
    triageReason: null,
    severity: 'medium',
    reviewedSeverity: null,
    forceSeverityChangeBeforeAccept: false,
    ...more,
  },
});
const forced = issue({ forceSeverityChangeBeforeAccept: true });
const accepted = issue({ triageStatus: 'accepted', severity: 'high' });
const rejected = issue({ triageStatus: 'rejected', triageReason: 'Other' });
const customer = sender('customer');

const started = (role: 'customer' | 'community_test_manager' = 'customer') => {
  const carried: CarriedEvent[] = [];
  const heard: TriageIssueEmitted[] = [];
  const carryVerdicts = fromCallback<EventObject>(({ receive }) => receive((event) => carried.push(event as CarriedEvent)));
  const actor = createActor(triageIssueMachine.provide({ actors: { carryVerdicts } }), { input: { actor: sender(role) } });
  for (const type of [
    'verdict.given',
    'verdict.taken',
    'undo.sent',
    'undo.failed',
    'verdict.withdrawn',
    'issue.revisited',
    'verdict.failed',
  ] as const)
    actor.on(type, (event) => heard.push(event));
  actor.start();
  return { actor, carried, heard, moves: () => carried.map((event) => (event.type === 'verdict.carry' ? event.moves : [])) };
};

describe('triage issue', () => {
  it('takes every transition', () => {
    const issues = [issue(), forced, accepted, rejected, { ...issue(), isReadBeside: true }];
    const events: readonly TriageIssueEvent[] = [
      { type: 'issue.revisit', issueId: 'i1' },
      ...issues.flatMap((each): TriageIssueEvent[] => [
        { type: 'issue.accept', issue: each },
        { type: 'issue.reject', issue: each, reason: 'Duplicate' },
        { type: 'issue.untriage', issue: each },
        { type: 'severity.choose', issue: each },
        { type: 'reason.choose', issue: each },
      ]),
      { type: 'issue.open', issueId: 'i1', wasRead: false },
      { type: 'issue.open', issueId: 'i1', wasRead: true },
      { type: 'severity.pick', severity: 'medium' },
      { type: 'severity.pick', severity: 'high' },
      { type: 'reason.pick', reason: 'Other' },
      { type: 'reason.pick', reason: 'Duplicate' },
      { type: 'choice.cancel' },
      { type: 'verdict.undo', key: null },
      { type: 'verdict.taken', key: 'v1', isChanged: true },
      { type: 'verdict.refused', key: 'v1', message: 'No' },
      { type: 'undo.taken', key: 'v1' },
      { type: 'undo.refused', key: 'v1', message: 'No', isLost: true },
      { type: 'undo.refused', key: 'v1', message: 'No', isLost: false },
      { type: 'issue.shown', issueId: 'i1' },
      { type: 'issue.shown', issueId: 'i2' },
      { type: 'issue.leave', issueId: 'i1' },
      { type: 'issue.leave', issueId: 'i2' },
    ];
    const { missed } = walk(triageIssueMachine, {
      inputs: [{ actor: customer }, { actor: sender('community_test_manager') }],
      events,
      outcomes: { carryVerdicts: { errors: [new Error('lost')] } },
      project: ({ context }) => [
        context.chosen?.row,
        context.undo.length > 0,
        context.leaving.length > 0,
        context.until.awaited?.wish.type,
        context.until.shown.length > 0,
      ],
      limit: 900,
    });
    expect(missed).toEqual([]);
  });

  it("RE-487: accepting sends the moderator's severity, else the severity the issue has", () => {
    const { actor, moves } = started();
    actor.send({ type: 'issue.accept', issue: issue() });
    actor.send({ type: 'issue.accept', issue: issue({ reviewedSeverity: 'critical' }) });
    expect(moves()).toEqual([[{ type: 'issue.accept', severity: 'medium' }], [{ type: 'issue.accept', severity: 'critical' }]]);
  });

  it('RE-271: a severity is chosen first where the test asks for it', () => {
    const { actor, moves } = started();
    actor.send({ type: 'issue.accept', issue: forced });
    expect([selectChoice(actor.getSnapshot()), moves()]).toEqual(['acceptance', []]);
    actor.send({ type: 'severity.pick', severity: 'low' });
    expect([selectChoice(actor.getSnapshot()), moves()]).toEqual([null, [[{ type: 'issue.accept', severity: 'low' }]]]);
  });

  it('RE-272: no severity is asked for otherwise', () => {
    const { actor } = started();
    actor.send({ type: 'issue.accept', issue: issue() });
    expect(selectChoice(actor.getSnapshot())).toBeNull();
  });

  it('asks for a severity where the issue has none that can be given', () => {
    const { actor } = started();
    actor.send({ type: 'issue.accept', issue: issue({ severity: 'unknown' }) });
    expect(selectChoice(actor.getSnapshot())).toBe('acceptance');
  });

  it('RE-489 RE-490 RE-491: the reason changes, a rejected issue is accepted, an accepted one rejected', () => {
    const { actor, moves } = started();
    actor.send({ type: 'reason.choose', issue: rejected });
    actor.send({ type: 'reason.pick', reason: 'Tester error' });
    actor.send({ type: 'issue.accept', issue: rejected });
    actor.send({ type: 'issue.reject', issue: accepted, reason: 'Duplicate' });
    expect(moves()).toEqual([
      [{ type: 'issue.reject', reason: 'Tester error' }],
      [{ type: 'issue.accept', severity: 'medium' }],
      [{ type: 'issue.reject', reason: 'Duplicate' }],
    ]);
  });

  it('judges the next issue while the last verdict is on its way, and takes back either', () => {
    const { actor, carried, heard } = started();
    actor.send({ type: 'issue.accept', issue: issue({}, 'i1') });
    actor.send({ type: 'issue.reject', issue: issue({}, 'i2'), reason: 'Duplicate' });
    const [first] = heard;
    actor.send({ type: 'verdict.undo', key: first?.type === 'verdict.given' ? first.verdict.key : null });
    actor.send({ type: 'verdict.undo', key: null });
    actor.send({ type: 'verdict.undo', key: null });
    expect(carried.map((event) => [event.type, event.issueId])).toEqual([
      ['verdict.carry', 'i1'],
      ['verdict.carry', 'i2'],
      ['undo.carry', 'i1'],
      ['undo.carry', 'i2'],
    ]);
    expect(heard.filter(({ type }) => type === 'verdict.withdrawn')).toEqual([]);
    expect(selectCanUndo(actor.getSnapshot())).toBe(false);
  });

  it('nothing is said to be undone before the server took it back, and each is taken back once, however often that is asked for', () => {
    const { actor, carried, heard } = started();
    actor.send({ type: 'issue.accept', issue: issue() });
    actor.send({ type: 'verdict.taken', key: 'v1', isChanged: true });
    for (const key of ['v1', 'v1', null]) actor.send({ type: 'verdict.undo', key });
    expect(carried.map(({ type }) => type)).toEqual(['verdict.carry', 'undo.carry']);
    expect(heard.map(({ type }) => type)).toEqual(['verdict.given', 'verdict.taken', 'undo.sent']);
    actor.send({ type: 'undo.taken', key: 'v1' });
    expect(heard.at(-1)?.type).toBe('verdict.withdrawn');
    expect(selectCanUndo(actor.getSnapshot())).toBe(false);
  });

  it('what somebody decided since stays, and is told at the issue until it is judged again', () => {
    const { actor, heard } = started();
    actor.send({ type: 'issue.accept', issue: issue() });
    actor.send({ type: 'verdict.undo', key: null });
    actor.send({ type: 'undo.refused', key: 'v1', message: 'Ben rejected this since.', isLost: false });
    expect(heard.at(-1)).toMatchObject({ type: 'undo.failed', message: 'Ben rejected this since.', isLost: false });
    expect(selectNotUndone('i1')(actor.getSnapshot())).toBe('Ben rejected this since.');
    expect(selectCanUndo(actor.getSnapshot())).toBe(false);
    actor.send({ type: 'issue.reject', issue: issue(), reason: 'Other' });
    expect(selectNotUndone('i1')(actor.getSnapshot())).toBeNull();
  });

  it('what got no answer is not undone, and can be tried again', () => {
    const { actor, carried, heard } = started();
    actor.send({ type: 'issue.accept', issue: issue() });
    actor.send({ type: 'verdict.undo', key: null });
    actor.send({ type: 'undo.refused', key: 'v1', message: 'The server did not answer.', isLost: true });
    expect(selectNotUndone('i1')(actor.getSnapshot())).toBe('The server did not answer.');
    actor.send({ type: 'verdict.undo', key: null });
    actor.send({ type: 'undo.taken', key: 'v1' });
    expect(carried.map(({ type }) => type)).toEqual(['verdict.carry', 'undo.carry', 'undo.carry']);
    expect(selectNotUndone('i1')(actor.getSnapshot())).toBeNull();
    expect(heard.at(-1)?.type).toBe('verdict.withdrawn');
  });

  it('what is read beside its list is judged once it is shown, and not after it was left', () => {
    const { actor, moves } = started();
    const beside = { ...issue(), isReadBeside: true };
    for (let press = 0; press < 3; press += 1) actor.send({ type: 'issue.accept', issue: beside });
    expect([selectIsAwaiting('i1')(actor.getSnapshot()), moves()]).toEqual([true, []]);
    actor.send({ type: 'issue.shown', issueId: 'i1' });
    expect([selectIsAwaiting('i1')(actor.getSnapshot()), moves()]).toEqual([false, [[{ type: 'issue.accept', severity: 'medium' }]]]);
    const next = { ...issue({}, 'i2'), isReadBeside: true };
    actor.send({ type: 'issue.accept', issue: next });
    actor.send({ type: 'issue.leave', issueId: 'i3' });
    actor.send({ type: 'issue.shown', issueId: 'i2' });
    expect(moves()).toHaveLength(1);
  });

  it('a refused verdict is told with the issue it was about, which can be gone back to, and cannot be taken back', () => {
    const { actor, heard } = started();
    actor.send({ type: 'issue.accept', issue: issue() });
    const verdict = actor.getSnapshot().context.undo.at(-1);
    actor.send({ type: 'verdict.refused', key: 'v1', message: 'This issue is gone.' });
    actor.send({ type: 'verdict.refused', key: '', message: 'Not taken back.' });
    actor.send({ type: 'issue.revisit', issueId: 'i1' });
    expect(heard.slice(1)).toEqual([
      { type: 'verdict.failed', verdict, message: 'This issue is gone.' },
      { type: 'verdict.failed', verdict: null, message: 'Not taken back.' },
      { type: 'issue.revisited', issueId: 'i1' },
    ]);
    expect(selectCanUndo(actor.getSnapshot())).toBe(false);
  });

  it("tells a person who may not triage the chart's reason", () => {
    const { actor, carried, heard } = started('community_test_manager');
    actor.send({ type: 'issue.accept', issue: issue() });
    actor.send({ type: 'severity.choose', issue: issue() });
    const message = 'Only customers and test managers can triage issues.';
    expect(carried).toEqual([]);
    expect(heard).toEqual([
      { type: 'verdict.failed', verdict: null, message },
      { type: 'verdict.failed', verdict: null, message },
    ]);
  });

  it('the same verdict again is not sent', () => {
    const { actor, carried } = started();
    actor.send({ type: 'issue.accept', issue: accepted });
    actor.send({ type: 'issue.reject', issue: rejected, reason: 'Other' });
    expect(carried).toEqual([]);
  });

  it('RE-265 RE-492: opening an unread issue marks it read exactly once, opening a read one sends nothing', () => {
    const { actor, carried } = started();
    actor.send({ type: 'issue.open', issueId: 'i1', wasRead: false });
    actor.send({ type: 'issue.open', issueId: 'i1', wasRead: false });
    actor.send({ type: 'issue.open', issueId: 'i2', wasRead: true });
    expect(carried).toEqual([{ type: 'reading.carry', issueId: 'i1' }]);
  });
});

describe('reasons', () => {
  it('every listed reason can be given', () => {
    const { actor, carried } = started();
    for (const reason of rejectionReasons) actor.send({ type: 'issue.reject', issue: issue(), reason });
    expect(carried).toHaveLength(rejectionReasons.length);
  });
});
