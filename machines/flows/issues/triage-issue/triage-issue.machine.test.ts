import type { IssueRow } from '#machines/lifecycles/issue/issue.types.ts';
import { rejectionReasons } from '#schema/vocabulary/issue.ts';
import { walk } from '#machines/testing/walk.ts';
import { sender } from '#machines/testing/who-may.ts';
import { describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import type { EventObject } from 'xstate';
import { triageIssueMachine } from './triage-issue.machine.ts';
import { reverseOf } from './triage-issue.rules.ts';
import { selectCanUndo, selectChoice } from './triage-issue.selectors.ts';
import type { CarriedEvent, TriagedIssue, TriageIssueEmitted, TriageIssueEvent } from './triage-issue.types.ts';

const issue = (more: Partial<IssueRow> = {}, issueId = 'i1'): TriagedIssue => ({
  issueId,
  code: 'NW-412-18',
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
  for (const type of ['verdict.given', 'verdict.withdrawn', 'issue.revisited', 'verdict.failed'] as const)
    actor.on(type, (event) => heard.push(event));
  actor.start();
  return { actor, carried, heard, moves: () => carried.map((event) => (event.type === 'verdict.carry' ? event.moves : [])) };
};

describe('triage issue', () => {
  it('takes every transition', () => {
    const issues = [issue(), forced, accepted, rejected];
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
      { type: 'verdict.refused', key: 'v1', message: 'No' },
    ];
    const { missed } = walk(triageIssueMachine, {
      inputs: [{ actor: customer }, { actor: sender('community_test_manager') }],
      events,
      outcomes: { carryVerdicts: { errors: [new Error('lost')] } },
      project: ({ context }) => [context.chosen?.row, context.undo.length > 0],
      limit: 200,
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
    const { actor, carried, heard, moves } = started();
    actor.send({ type: 'issue.accept', issue: issue({}, 'i1') });
    actor.send({ type: 'issue.reject', issue: issue({}, 'i2'), reason: 'Duplicate' });
    const [first] = heard;
    actor.send({ type: 'verdict.undo', key: first?.type === 'verdict.given' ? first.verdict.key : null });
    actor.send({ type: 'verdict.undo', key: null });
    actor.send({ type: 'verdict.undo', key: null });
    expect(carried.map((event) => event.issueId)).toEqual(['i1', 'i2', 'i1', 'i2']);
    expect(moves().slice(2)).toEqual([[{ type: 'issue.untriage' }], [{ type: 'issue.untriage' }]]);
    expect(selectCanUndo(actor.getSnapshot())).toBe(false);
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

describe('the way back', () => {
  it.each([
    [issue(), { type: 'issue.accept', severity: 'high' }, [{ type: 'issue.untriage' }, { type: 'severity.change', severity: 'medium' }]],
    [issue(), { type: 'issue.reject', reason: 'Other' }, [{ type: 'issue.untriage' }]],
    [accepted, { type: 'issue.reject', reason: 'Other' }, [{ type: 'issue.accept', severity: 'high' }]],
    [
      rejected,
      { type: 'issue.accept', severity: 'low' },
      [
        { type: 'issue.reject', reason: 'Other' },
        { type: 'severity.change', severity: 'medium' },
      ],
    ],
    [rejected, { type: 'issue.reject', reason: 'Duplicate' }, [{ type: 'issue.reject', reason: 'Other' }]],
    [accepted, { type: 'issue.accept', severity: 'low' }, [{ type: 'severity.change', severity: 'high' }]],
    [rejected, { type: 'issue.untriage' }, [{ type: 'issue.reject', reason: 'Other' }]],
    [issue({ severity: 'unknown' }), { type: 'severity.change', severity: 'low' }, []],
  ] as const)('%# leads to what was before', (each, move, reverse) => {
    expect(reverseOf(each.row, move, customer)).toEqual(reverse);
  });

  it('every listed reason can be given', () => {
    const { actor, carried } = started();
    for (const reason of rejectionReasons) actor.send({ type: 'issue.reject', issue: issue(), reason });
    expect(carried).toHaveLength(rejectionReasons.length);
  });
});
