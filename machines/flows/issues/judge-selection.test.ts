import type { IssueRow } from '#machines/lifecycles/issue/issue.types.ts';
import { walk } from '#machines/testing/walk.ts';
import { sender } from '#machines/testing/who-may.ts';
import { describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import type { EventObject } from 'xstate';
import type { TriagedIssue } from './triage-issue.rules.ts';
import { judgeSelectionMachine, selectCommonSeverity, selectRefusals, selectSelectionChoice } from './judge-selection.ts';
import type { JudgeSelectionEvent } from './judge-selection.ts';
import type { JudgeSelectionEmitted } from './judge-selection.rules.ts';
import type { CarriedBatch } from './judge-selection.rules.ts';
import { batchWords, leftOut, reasonOf, refusedWords, splitBy } from './judge-selection.rules.ts';

const issue = (issueId: string, more: Partial<IssueRow> = {}): TriagedIssue => ({
  issueId,
  code: `NW-1-${issueId}`,
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
const plain = issue('i1');
const forced = issue('i2', { forceSeverityChangeBeforeAccept: true });
const accepted = issue('i3', { triageStatus: 'accepted', severity: 'high' });
const payments = { id: 'g1', name: 'payments' };
const customer = sender('customer');
const choose = 'Please choose a severity.';
const onlyThey = 'Only customers and test managers can triage issues.';

const started = (role: 'customer' | 'community_test_manager' = 'customer') => {
  const carried: CarriedBatch[] = [];
  const heard: JudgeSelectionEmitted[] = [];
  const carryBatches = fromCallback<EventObject>(({ receive }) => receive((event) => carried.push(event as CarriedBatch)));
  const actor = createActor(judgeSelectionMachine.provide({ actors: { carryBatches } }), { input: { actor: sender(role) } });
  actor.on('*', (event) => heard.push(event));
  actor.start();
  const send = (...events: readonly JudgeSelectionEvent[]) => events.forEach((event) => actor.send(event));
  return {
    actor,
    carried,
    heard,
    send,
    choice: () => selectSelectionChoice(actor.getSnapshot()),
    refusals: () => selectRefusals(actor.getSnapshot()),
  };
};

describe('judge selection', () => {
  it('takes every transition', () => {
    const groups = [[plain], [forced], [accepted], [plain, forced]];
    const { missed } = walk(judgeSelectionMachine, {
      inputs: [{ actor: customer }, { actor: sender('community_test_manager') }],
      events: [
        ...groups.flatMap((issues): JudgeSelectionEvent[] => [
          { type: 'issues.accept', issues },
          { type: 'issues.reject', issues, reason: 'Duplicate' },
          { type: 'severity.choose', issues },
          { type: 'reason.choose', issues },
          { type: 'tag.change', issues, tag: payments, attached: true },
        ]),
        { type: 'tag.change', issues: [], tag: payments, attached: true },
        { type: 'tags.choose' },
        { type: 'severity.pick', severity: 'high' },
        { type: 'reason.pick', reason: 'Other' },
        { type: 'choice.cancel' },
        { type: 'batch.undo', key: 'b1' },
        { type: 'selection.changed', issueIds: [] },
        { type: 'batch.answered', key: 'b1', refused: [] },
        { type: 'batch.lost', key: 'b1', message: 'No' },
        { type: 'batch.retry', batch: { key: 'b1', move: { type: 'issue.reject', reason: 'Other' }, issueIds: ['i1'] } },
        {
          type: 'undo.answered',
          batch: { key: 'b1', move: { type: 'issue.reject', reason: 'Other' }, issueIds: [] },
          issueIds: [],
          refused: [],
        },
        { type: 'undo.lost', batch: { key: 'b1', move: { type: 'issue.reject', reason: 'Other' }, issueIds: [] }, message: 'No' },
      ],
      outcomes: { carryBatches: { errors: [new Error('lost')] } },
      project: ({ context }) => [context.chosen.map(({ issueId }) => issueId), context.batches.length > 0, context.leaving.length > 0],
      limit: 200,
    });
    expect(missed).toEqual([]);
  });

  it('accepts those that the chart lets be accepted, and leaves the others with the reason of the chart', () => {
    const { carried, heard, send, refusals } = started();
    send({ type: 'issues.accept', issues: [plain, forced] });
    const batch = { key: 'b1', move: { type: 'issue.accept', severity: null }, issueIds: ['i1'] };
    expect(carried).toEqual([{ type: 'batch.carry', batch }]);
    expect(heard).toEqual([{ type: 'batch.given', batch, settled: ['i1'] }]);
    expect(refusals()).toEqual([{ issueId: 'i2', message: choose }]);
    send({ type: 'selection.changed', issueIds: [] });
    expect(refusals()).toEqual([]);
  });

  it('asks for a severity where each of them needs one', () => {
    const { carried, choice, send } = started();
    send({ type: 'issues.accept', issues: [forced] });
    expect([choice(), carried]).toEqual(['acceptance', []]);
    send({ type: 'severity.pick', severity: 'low' });
    expect([choice(), carried.map(({ batch }) => batch.move)]).toEqual([null, [{ type: 'issue.accept', severity: 'low' }]]);
  });

  it('settles what stands so already without sending it, and says so where that is all', () => {
    const { carried, heard, send } = started();
    const high = issue('i3', { triageStatus: 'accepted' });
    send({ type: 'issues.accept', issues: [plain, high] });
    expect(heard).toMatchObject([{ type: 'batch.given', settled: ['i1', 'i3'] }]);
    send({ type: 'issues.accept', issues: [high] });
    expect(heard.at(-1)).toEqual({ type: 'batch.failed', batch: null, message: '1 issue already stands so.' });
    expect(carried).toHaveLength(1);
  });

  it('keeps a selection whose severity or tags were changed', () => {
    const { heard, send } = started();
    send(
      { type: 'severity.choose', issues: [plain, accepted] },
      { type: 'severity.pick', severity: 'high' },
      { type: 'tag.change', issues: [plain], tag: payments, attached: true },
    );
    expect(heard.map((event) => (event.type === 'batch.given' ? [event.batch.issueIds, event.settled] : event))).toEqual([
      [['i1'], []],
      [['i1'], []],
    ]);
  });

  it('tells what the server refused, which can be seen at the issues', () => {
    const { heard, send, refusals } = started();
    send({ type: 'issues.reject', issues: [plain, accepted], reason: 'Duplicate' });
    const refused = [{ issueId: 'i3', message: 'Not now.' }];
    send({ type: 'batch.answered', key: 'b1', refused });
    expect(heard.at(-1)).toMatchObject({ type: 'batch.answered', batch: { key: 'b1' }, refused });
    expect(refusals()).toEqual(refused);
  });

  it('takes back those alone that were not refused, and none where the way back is lost', () => {
    const { carried, heard, send } = started();
    send({ type: 'issues.reject', issues: [plain, accepted], reason: 'Duplicate' });
    send({ type: 'batch.answered', key: 'b1', refused: [{ issueId: 'i3', message: 'Not now.' }] });
    send({ type: 'batch.undo', key: 'b1' });
    const batch = { key: 'b1', move: { type: 'issue.reject', reason: 'Duplicate' } as const, issueIds: ['i1'] };
    expect(carried.at(-1)).toEqual({ type: 'undo.carry', batch });
    expect(heard.at(-1)).toEqual({ type: 'undo.sent', batch });
    send({ type: 'undo.lost', batch, message: 'Lost.' });
    expect(heard.at(-1)).toEqual({ type: 'undo.failed', batch, message: 'Lost.' });
    send({ type: 'batch.undo', key: 'b1' }, { type: 'batch.undo', key: 'b1' });
    expect(carried.filter(({ type }) => type === 'undo.carry')).toHaveLength(2);
    send({ type: 'undo.answered', batch, issueIds: ['i1'], refused: [] }, { type: 'batch.undo', key: 'b1' });
    expect(carried.filter(({ type }) => type === 'undo.carry')).toHaveLength(2);
  });

  it('takes a batch back once, and none that was lost', () => {
    const { carried, heard, send } = started();
    send({ type: 'issues.accept', issues: [plain] }, { type: 'issues.reject', issues: [accepted], reason: 'Other' });
    send({ type: 'batch.lost', key: 'b2', message: 'Lost.' }, { type: 'batch.undo', key: 'b2' });
    expect(heard.at(-1)).toMatchObject({ type: 'batch.failed', batch: { key: 'b2' }, message: 'Lost.' });
    send({ type: 'batch.undo', key: 'b1' }, { type: 'batch.undo', key: 'b1' });
    expect(carried.slice(2)).toMatchObject([{ type: 'undo.carry', batch: { key: 'b1' } }]);
    expect(heard.at(-1)).toMatchObject({ type: 'undo.sent', batch: { key: 'b1' } });
  });

  it('sends what was lost again as it was', () => {
    const { carried, heard, send } = started();
    send({ type: 'issues.accept', issues: [plain] }, { type: 'batch.lost', key: 'b1', message: 'Lost.' });
    const [first] = carried;
    send({ type: 'batch.retry', batch: first!.batch });
    const again = { ...first?.batch, key: 'b2' };
    expect([carried.at(-1), heard.at(-1)]).toEqual([
      { type: 'batch.carry', batch: again },
      { type: 'batch.given', batch: again, settled: ['i1'] },
    ]);
  });

  it("tells a person who may not triage the chart's reason", () => {
    const { carried, heard, send } = started('community_test_manager');
    send({ type: 'issues.accept', issues: [plain] });
    expect([carried, heard]).toEqual([[], [{ type: 'batch.failed', batch: null, message: onlyThey }]]);
  });

  it('shows the severity that all chosen issues have', () => {
    const { actor, send } = started();
    send({ type: 'severity.choose', issues: [plain, issue('i4')] });
    expect(selectCommonSeverity(actor.getSnapshot())).toBe('medium');
    send({ type: 'choice.cancel' }, { type: 'severity.choose', issues: [plain, accepted] });
    expect(selectCommonSeverity(actor.getSnapshot())).toBeNull();
    send({ type: 'choice.cancel' }, { type: 'severity.choose', issues: [issue('i5', { severity: 'unknown' })] });
    expect(selectCommonSeverity(actor.getSnapshot())).toBeNull();
  });
});

describe('the words of a batch', () => {
  const accept = { type: 'issue.accept', severity: null } as const;

  it.each([
    [accept, 1, '1 issue accepted'],
    [{ type: 'issue.reject', reason: 'Duplicate' }, 7, '7 issues rejected as Duplicate'],
    [{ type: 'severity.change', severity: 'high' }, 2, '2 issues now High'],
    [{ type: 'tag.change', tag: payments, attached: true }, 2, 'payments added to 2 issues'],
    [{ type: 'tag.change', tag: payments, attached: false }, 1, 'payments removed from 1 issue'],
  ] as const)('say what %j does', (move, count, words) => expect(batchWords(move, count)).toBe(words));

  it('say how many are left out and why, or why all are', () => {
    expect(leftOut(splitBy([plain, forced], accept, customer))).toBe(`1 of 2 is left out: ${choose}`);
    expect(leftOut(splitBy([plain], accept, customer))).toBeNull();
    expect(reasonOf(splitBy([forced], accept, customer))).toBe(choose);
    expect(reasonOf(splitBy([], accept, customer))).toBe('Select at least one issue.');
    expect(
      refusedWords([
        { issueId: 'i1', message: 'Not now.' },
        { issueId: 'i2', message: 'Not now.' },
      ]),
    ).toBe('2 issues were refused: Not now.');
  });
});
