import type { IssueRow } from '#machines/lifecycles/issue/issue.types.ts';
import { rejectionReasons } from '#schema/vocabulary/issue.ts';
import { walk } from '#machines/testing/walk.ts';
import { sender } from '#machines/testing/who-may.ts';
import { describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import type { EventObject } from 'xstate';
import { judgeMachine } from './judge.ts';
import type { JudgeEvent } from './judge.events.ts';
import { oneIssue } from './judge.rules.ts';
import type { Carried, JudgeEmitted, JudgedIssue, Outcome, Subject } from './judge.rules.ts';
import {
  selectCanUndo,
  selectChoice,
  selectChosenSeverity,
  selectIsAwaiting,
  selectNotUndone,
  selectQueue,
  selectRefusals,
  selectSelectionChoice,
  tagChanges,
} from './judge.selectors.ts';

const issue = (issueId = 'i1', more: Partial<IssueRow> = {}): JudgedIssue => ({
  issueId,
  code: `NW-412-${issueId}`,
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
const plain = issue();
const forced = issue('i2', { forceSeverityChangeBeforeAccept: true });
const accepted = issue('i3', { triageStatus: 'accepted', severity: 'high' });
const rejected = issue('i4', { triageStatus: 'rejected', triageReason: 'Other' });
const several = (...issues: readonly JudgedIssue[]): Subject => ({ issues, isSelection: true });
const payments = { id: 'g1', name: 'payments' };
const wording = { id: 'g2', name: 'Wording' };
const customer = sender('customer');
const choose = 'Please choose a severity.';
const onlyThey = 'Only customers and test managers can triage issues.';
const notNow = [{ issueId: 'i3', message: 'Not now.' }];

const done = (issueId = 'i1', version: number | null = 2): Outcome => ({
  issueId,
  isChanged: version !== null,
  version,
  before: null,
  refusal: null,
});
const no = (issueId = 'i1', refusal = 'Not now.'): Outcome => ({ issueId, isChanged: false, version: null, before: null, refusal });
const answer = (key: string, outcomes: readonly Outcome[] = [done()], tag: typeof payments | null = null): JudgeEvent => ({
  type: 'act.answered',
  key,
  outcomes,
  tag,
});
const back = (key: string, outcomes: readonly Outcome[] = [done()]): JudgeEvent => ({ type: 'undo.answered', key, outcomes });
const undo = (key: string | null = null): JudgeEvent => ({ type: 'act.undo', key });
const hang = (tag: { id: string | null; name: string }, attached = true): JudgeEvent => ({
  type: 'tag.change',
  about: oneIssue({ issueId: 'i1', code: 'NW-412-i1' }),
  tag,
  attached,
});

const started = (role: 'customer' | 'community_test_manager' = 'customer') => {
  const carried: Carried[] = [];
  const heard: JudgeEmitted[] = [];
  const carryActs = fromCallback<EventObject>(({ receive }) => receive((event) => carried.push(event as Carried)));
  const actor = createActor(judgeMachine.provide({ actors: { carryActs } }), { input: { actor: sender(role) } });
  actor.on('*', (event) => heard.push(event));
  actor.start();
  return {
    actor,
    carried,
    heard,
    send: (...events: readonly JudgeEvent[]) => events.forEach((event) => actor.send(event)),
    moves: () => carried.map((event) => (event.type === 'act.carry' ? event.act.move : event.type)),
    /** "act i1,i2" */
    sent: () =>
      carried.map((event) =>
        event.type === 'reading.carry' || event.type === 'act.drop'
          ? `read ${'issueId' in event ? event.issueId : ''}`
          : `${event.type.slice(0, 4).replace('.', '')} ${event.act.issues.map((each) => each.issueId).join()}`,
      ),
    told: () => heard.map(({ type }) => type),
    choice: () => selectChoice(actor.getSnapshot()),
    refusals: () => selectRefusals(actor.getSnapshot()),
    notUndone: () => selectNotUndone('i1')(actor.getSnapshot()),
    canUndo: () => selectCanUndo(actor.getSnapshot()),
  };
};

describe('judge', () => {
  it('takes every transition', () => {
    const subjects = [...[plain, forced, rejected, { ...plain, isReadBeside: true }].map(oneIssue), several(forced), several(rejected)];
    const events: readonly JudgeEvent[] = [
      ...subjects.flatMap((of): JudgeEvent[] => [
        { type: 'issues.accept', of },
        { type: 'issues.reject', of, reason: 'Duplicate' },
        { type: 'issues.untriage', of },
        { type: 'severity.choose', of },
        { type: 'reason.choose', of },
      ]),
      { type: 'tag.change', about: several(), tag: payments, attached: true },
      hang(payments),
      { type: 'tags.choose' },
      { type: 'severity.pick', severity: 'medium' },
      { type: 'severity.pick', severity: 'high' },
      { type: 'reason.pick', reason: 'Other' },
      { type: 'reason.pick', reason: 'Duplicate' },
      { type: 'choice.cancel' },
      { type: 'issue.open', issueId: 'i1', wasRead: false },
      { type: 'issue.open', issueId: 'i1', wasRead: true },
      { type: 'issue.shown', issueId: 'i1' },
      { type: 'issue.shown', issueId: 'i2' },
      { type: 'issue.leave', issueId: 'i2' },
      { type: 'issue.revisit', issueId: 'i1' },
      { type: 'selection.changed', issueIds: [] },
      undo(),
      undo('a1'),
      undo('a9'),
      answer('a1'),
      answer('a9'),
      ...[done, no].map((outcome) =>
        answer(
          'a1',
          ['i1', 'i2', 'i4'].map((id) => (outcome === done ? done(id, null) : no(id))),
        ),
      ),
      { type: 'act.held', key: 'a1', isTried: false },
      { type: 'act.held', key: 'a9', isTried: true },
      { type: 'act.resumed', key: 'a1' },
      { type: 'act.lost', key: 'a1', message: 'No', tag: null },
      { type: 'act.retry', act: { key: 'a1', isSelection: true, move: { type: 'issue.reject', reason: 'Other' }, issues: [] } },
      back('a1'),
      back('a1', [no()]),
      { type: 'undo.lost', key: 'a1', message: 'No' },
    ];
    const { missed } = walk(judgeMachine, {
      inputs: [{ actor: customer }, { actor: sender('community_test_manager') }],
      events,
      outcomes: { carryActs: { errors: [new Error('lost')] } },
      project: ({ context }) => [
        context.chosen?.issues[0]?.issueId,
        context.chosen?.isSelection,
        context.queue.filter(({ act }) => act.key === 'a1').map(({ isUndo, act, held: how }) => `${isUndo} ${act.isSelection} ${how}`),
        context.acts.some(({ key }) => key === 'a1'),
        context.until.awaited?.id,
        context.until.shown.includes('i1'),
      ],
      limit: 900,
    });
    expect(missed).toEqual([]);
  });

  it("RE-487: accepting sends the moderator's severity, else the severity the issue has", () => {
    const { send, moves } = started();
    send({ type: 'issues.accept', of: oneIssue(plain) });
    send({ type: 'issues.accept', of: oneIssue(issue('i4', { reviewedSeverity: 'critical' })) });
    expect(moves()).toEqual([
      { type: 'issue.accept', severity: 'medium' },
      { type: 'issue.accept', severity: 'critical' },
    ]);
  });

  it('RE-271: a severity is chosen first where the test asks for it', () => {
    const { send, choice, moves } = started();
    send({ type: 'issues.accept', of: oneIssue(forced) });
    expect([choice(), moves()]).toEqual(['acceptance', []]);
    send({ type: 'severity.pick', severity: 'low' });
    expect([choice(), moves()]).toEqual([null, [{ type: 'issue.accept', severity: 'low' }]]);
  });

  it('RE-272: no severity is asked for otherwise', () => {
    const { send, choice } = started();
    send({ type: 'issues.accept', of: oneIssue(plain) });
    expect(choice()).toBeNull();
  });

  it('asks for a severity where the issue has none that can be given', () => {
    const { send, choice } = started();
    send({ type: 'issues.accept', of: oneIssue(issue('i1', { severity: 'unknown' })) });
    expect(choice()).toBe('acceptance');
  });

  it('RE-489 RE-490 RE-491: the reason changes, a rejected issue is accepted, an accepted one rejected', () => {
    const { send, moves } = started();
    send({ type: 'reason.choose', of: oneIssue(rejected) }, { type: 'reason.pick', reason: 'Tester error' }, answer('a1'));
    send({ type: 'issues.accept', of: oneIssue(rejected) }, { type: 'issues.reject', of: oneIssue(accepted), reason: 'Duplicate' });
    expect(moves()).toEqual([
      { type: 'issue.reject', reason: 'Tester error' },
      { type: 'issue.accept', severity: 'medium' },
      { type: 'issue.reject', reason: 'Duplicate' },
    ]);
  });

  it('judges the next issue while the last verdict is on its way, and takes back either, the last first', () => {
    const { send, sent, heard, canUndo } = started();
    send({ type: 'issues.accept', of: oneIssue(plain) }, { type: 'issues.reject', of: oneIssue(issue('i2')), reason: 'Duplicate' });
    send(undo(), undo());
    expect([sent(), canUndo()]).toEqual([['act i1', 'act i2'], false]);
    send(answer('a1'), answer('a2', [done('i2')]), undo());
    expect(sent()).toEqual(['act i1', 'act i2', 'undo i1', 'undo i2']);
    expect(heard.flatMap((event) => (event.type === 'undo.sent' ? [event.act.key] : []))).toEqual(['a2', 'a1']);
    expect(heard.at(-1)?.type).toBe('undo.missing');
  });

  it('sends acts about one issue one after the other, each with the version that the one before left', () => {
    const { send, carried, sent } = started();
    send({ type: 'issues.reject', of: oneIssue(accepted), reason: 'Other' }, { type: 'issues.untriage', of: oneIssue(accepted) });
    send({ type: 'issues.reject', of: several(plain, accepted), reason: 'Duplicate' });
    send({ type: 'issues.accept', of: oneIssue(issue('i5')) });
    expect(sent()).toEqual(['act i3', 'act i5']);
    send(answer('a1', [done('i3', 7)]));
    expect(carried.at(-1)).toMatchObject({ act: { move: { type: 'issue.untriage' }, issues: [{ version: 7 }] } });
    send(answer('a2', [done('i3', 8)]));
    expect(sent()).toEqual(['act i3', 'act i5', 'act i3', 'act i1,i3']);
  });

  it('nothing is said to be undone before the server took it back, and each is taken back once, however often that is asked for', () => {
    const { send, sent, told, canUndo } = started();
    send({ type: 'issues.accept', of: oneIssue(plain) }, answer('a1'), undo('a1'), undo('a1'), undo());
    expect([sent(), told()]).toEqual([
      ['act i1', 'undo i1'],
      ['act.given', 'act.taken', 'undo.sent', 'undo.missing'],
    ]);
    send(back('a1'));
    expect([told().at(-1), canUndo()]).toEqual(['act.undone', false]);
  });

  it('names on the way back what stood there, and the version that the act left', () => {
    const { send, carried } = started();
    send({ type: 'issues.accept', of: oneIssue(plain) }, answer('a1', [done('i1', 7)]), undo());
    const before = { triageStatus: 'untriaged', triageReason: null, severity: 'medium' };
    expect(carried.at(-1)).toMatchObject({ type: 'undo.carry', act: { issues: [{ issueId: 'i1', left: 7, before }] } });
  });

  it('what somebody decided since stays, and is told at the issue until it is judged again', () => {
    const { send, heard, notUndone, canUndo } = started();
    send({ type: 'issues.accept', of: oneIssue(plain) }, answer('a1'), undo(), back('a1', [no('i1', 'Ben rejected this since.')]));
    expect(heard.at(-1)).toMatchObject({ type: 'undo.failed', message: 'Ben rejected this since.', isLost: false });
    expect([notUndone(), canUndo()]).toEqual(['Ben rejected this since.', false]);
    send({ type: 'issues.reject', of: oneIssue(plain), reason: 'Other' });
    expect(notUndone()).toBeNull();
  });

  it('what got no answer is not undone, and can be tried again in its place', () => {
    const { send, sent, told, notUndone } = started();
    send({ type: 'issues.accept', of: oneIssue(plain) }, answer('a1'), undo());
    send({ type: 'undo.lost', key: 'a1', message: 'The server did not answer.' });
    expect(notUndone()).toBe('The server did not answer.');
    send(undo(), back('a1'));
    expect(sent()).toEqual(['act i1', 'undo i1', 'undo i1']);
    expect([notUndone(), told().at(-1)]).toEqual([null, 'act.undone']);
  });

  it('what was not changed, as it stood so already, is not taken back', () => {
    const { send, sent, told, heard, canUndo } = started();
    send({ type: 'issues.accept', of: oneIssue(plain) }, undo(), answer('a1', [done('i1', null)]));
    expect(heard.at(-1)).toMatchObject({ type: 'undo.failed', message: 'There is nothing to undo: this stood so already.', isLost: false });
    send({ type: 'issues.accept', of: oneIssue(plain) }, answer('a2', [done('i1', null)]));
    expect([sent(), told().at(-1), canUndo()]).toEqual([['act i1', 'act i1'], 'act.taken', false]);
  });

  it('what is read beside its list is judged once it is shown, and not after it was left', () => {
    const { actor, send, moves } = started();
    const isWaiting = () => selectIsAwaiting('i1')(actor.getSnapshot());
    const beside = oneIssue({ ...plain, isReadBeside: true });
    for (let press = 0; press < 3; press += 1) send({ type: 'issues.accept', of: beside });
    expect([isWaiting(), moves()]).toEqual([true, []]);
    send({ type: 'issue.shown', issueId: 'i1' });
    expect([isWaiting(), moves()]).toEqual([false, [{ type: 'issue.accept', severity: 'medium' }]]);
    send({ type: 'issues.accept', of: oneIssue({ ...issue('i2'), isReadBeside: true }) });
    send({ type: 'issue.leave', issueId: 'i3' }, { type: 'issue.shown', issueId: 'i2' });
    expect(moves()).toHaveLength(1);
  });

  it('a refused verdict is told with the issue it was about, which can be gone back to, and cannot be taken back', () => {
    const { send, sent, heard, canUndo } = started();
    send({ type: 'issues.accept', of: oneIssue(plain) }, undo(), answer('a1', [no('i1', 'This issue is gone.')]));
    send({ type: 'issue.revisit', issueId: 'i1' });
    expect(heard.slice(2)).toMatchObject([
      { type: 'act.refused', act: { key: 'a1', issues: [{ code: 'NW-412-i1' }] }, refused: [{ message: 'This issue is gone.' }] },
      { type: 'issue.revisited', issueId: 'i1' },
    ]);
    expect([sent(), canUndo()]).toEqual([['act i1'], false]);
  });

  it("tells a person who may not triage the chart's reason, of one issue and of several", () => {
    const { send, carried, heard } = started('community_test_manager');
    send({ type: 'issues.accept', of: oneIssue(plain) }, { type: 'severity.choose', of: oneIssue(plain) });
    send({ type: 'issues.accept', of: several(plain) }, { type: 'reason.choose', of: several(plain) });
    expect(carried).toEqual([]);
    expect(heard).toEqual(Array.from({ length: 4 }, () => ({ type: 'act.failed', act: null, message: onlyThey })));
  });

  it('the same verdict again on one issue is not sent, and nothing is told of it', () => {
    const { send, carried, heard } = started();
    send({ type: 'issues.accept', of: oneIssue(accepted) }, { type: 'issues.reject', of: oneIssue(rejected), reason: 'Other' });
    expect([carried, heard]).toEqual([[], []]);
  });

  it('RE-265 RE-492: opening an unread issue marks it read exactly once, opening a read one sends nothing', () => {
    const { send, sent } = started();
    const open = (issueId: string, wasRead: boolean): JudgeEvent => ({ type: 'issue.open', issueId, wasRead });
    send(open('i1', false), open('i1', false), open('i2', true));
    expect(sent()).toEqual(['read i1']);
  });

  it('every listed reason can be given', () => {
    const { send, moves } = started();
    for (const [at, reason] of rejectionReasons.entries()) send({ type: 'issues.reject', of: oneIssue(issue(`r${at}`)), reason });
    expect(moves()).toHaveLength(rejectionReasons.length);
  });

  it('remembers the last fifty acts', () => {
    const { actor, send } = started();
    for (let at = 0; at < 60; at += 1) send({ type: 'issues.accept', of: oneIssue(issue(`n${at}`)) });
    expect(actor.getSnapshot().context.acts).toHaveLength(50);
    send(answer('a1', [no('n0')]));
    expect(selectQueue(actor.getSnapshot())).toHaveLength(59);
  });
});

describe('judge, a selection', () => {
  it('accepts those that the chart lets be accepted, and leaves the others with the reason of the chart', () => {
    const { heard, moves, send, sent, refusals } = started();
    send({ type: 'issues.accept', of: several(plain, forced) });
    expect([sent(), moves()]).toEqual([['act i1'], [{ type: 'issue.accept', severity: null }]]);
    expect(heard).toMatchObject([{ type: 'act.given', settled: ['i1'] }]);
    expect(refusals()).toEqual([{ issueId: 'i2', message: choose }]);
    send({ type: 'selection.changed', issueIds: [] });
    expect(refusals()).toEqual([]);
  });

  it('asks for a severity where each of them needs one', () => {
    const { actor, moves, send } = started();
    send({ type: 'issues.accept', of: several(forced) });
    expect([selectSelectionChoice(actor.getSnapshot()), selectChoice(actor.getSnapshot()), moves()]).toEqual(['acceptance', null, []]);
    send({ type: 'severity.pick', severity: 'low' });
    expect(moves()).toEqual([{ type: 'issue.accept', severity: 'low' }]);
  });

  it('settles what stands so already without sending it, and says so where that is all', () => {
    const { carried, heard, send } = started();
    const high = issue('i3', { triageStatus: 'accepted' });
    send({ type: 'issues.accept', of: several(plain, high) });
    expect(heard).toMatchObject([{ type: 'act.given', settled: ['i1', 'i3'] }]);
    send({ type: 'issues.accept', of: several(high) });
    expect(heard.at(-1)).toEqual({ type: 'act.failed', act: null, message: '1 issue already stands so.' });
    expect(carried).toHaveLength(1);
  });

  it('keeps a selection whose severity or tags were changed', () => {
    const { heard, send } = started();
    send({ type: 'severity.choose', of: several(plain, accepted) }, { type: 'severity.pick', severity: 'high' });
    send({ type: 'tag.change', about: several(plain), tag: payments, attached: true });
    expect(
      heard.map((event) => (event.type === 'act.given' ? [event.act.issues.map(({ issueId }) => issueId), event.settled] : event)),
    ).toEqual([
      [['i1'], []],
      [['i1'], []],
    ]);
  });

  it('tells what the server refused, which can be seen at the issues, and takes back those alone that were not', () => {
    const { carried, heard, send, refusals } = started();
    send({ type: 'issues.reject', of: several(plain, accepted), reason: 'Duplicate' }, answer('a1', [done('i1', 4), no('i3')]));
    expect(heard.at(-1)).toMatchObject({ type: 'act.taken', act: { issues: [{ issueId: 'i1' }] }, refused: notNow });
    expect(refusals()).toEqual(notNow);
    send(undo('a1'));
    expect(carried.at(-1)).toMatchObject({ type: 'undo.carry', act: { key: 'a1', issues: [{ issueId: 'i1', left: 4 }] } });
    send({ type: 'undo.lost', key: 'a1', message: 'Lost.' });
    expect(heard.at(-1)).toMatchObject({ type: 'undo.failed', message: 'Lost.', isLost: true });
    send(undo('a1'), undo('a1'), back('a1', [done('i1')]), undo('a1'));
    expect(carried.filter(({ type }) => type === 'undo.carry')).toHaveLength(2);
    expect(heard.at(-1)).toMatchObject({ type: 'act.undone', issueIds: ['i1'], refused: [] });
  });

  it('takes an act back once, and none that was lost, which is sent again as it was', () => {
    const { carried, heard, send, sent } = started();
    send({ type: 'issues.accept', of: several(plain) }, { type: 'issues.reject', of: several(accepted), reason: 'Other' });
    send({ type: 'act.lost', key: 'a2', message: 'Lost.', tag: null }, undo('a2'));
    const lost = heard.at(-1);
    expect(lost).toMatchObject({ type: 'act.failed', act: { key: 'a2' }, message: 'Lost.' });
    if (lost?.type !== 'act.failed' || lost.act === null) throw new Error('Nothing failed.');
    send({ type: 'act.retry', act: lost.act });
    expect(carried.at(-1)).toEqual({ type: 'act.carry', act: { ...lost.act, key: 'a3' } });
    expect(heard.at(-1)).toMatchObject({ type: 'act.given', settled: ['i3'] });
    send(answer('a1'), undo('a1'), undo('a1'));
    expect(sent()).toEqual(['act i1', 'act i3', 'act i3', 'undo i1']);
  });

  it('shows the severity that all chosen issues have', () => {
    const { actor, send } = started();
    const chosen = (of: Subject) => {
      send({ type: 'choice.cancel' }, { type: 'severity.choose', of });
      return selectChosenSeverity(actor.getSnapshot());
    };
    expect(chosen(several(plain, issue('i4')))).toBe('medium');
    expect(chosen(several(plain, accepted))).toBeNull();
    expect(chosen(several(issue('i5', { severity: 'unknown' })))).toBeNull();
  });
});

describe('judge, tags', () => {
  const changes = ({ actor }: ReturnType<typeof started>) => tagChanges(selectQueue(actor.getSnapshot()));

  it('keeps each wish until it is answered, in the order in which it was made', () => {
    const run = started();
    run.send(hang(payments), hang(payments, false), hang({ id: null, name: 'new' }));
    expect(changes(run).map(({ tag, attached }) => [tag, attached])).toEqual([
      [payments, true],
      [payments, false],
      [{ id: null, name: 'new' }, true],
    ]);
    expect(run.carried).toHaveLength(1);
    run.send(answer('a1'), answer('a2', [no('i1', 'This tag has been deleted.')]));
    expect(run.heard.at(-1)).toMatchObject({ type: 'act.refused', refused: [{ message: 'This tag has been deleted.' }] });
    expect(changes(run)).toHaveLength(1);
  });

  it('takes back either way, also a tag that was created by it, and nothing twice', () => {
    const run = started();
    const created = { id: 'g3', name: 'new' };
    run.send(hang(payments), hang(wording, false), hang({ id: null, name: 'new' }));
    run.send(answer('a1'), answer('a2'), answer('a3', [done()], created));
    for (const key of ['a3', 'a2', 'a1', 'a1']) run.send(undo(key));
    expect(changes(run).map(({ tag, attached }) => [tag, attached])).toEqual([
      [created, false],
      [wording, true],
      [payments, false],
    ]);
    run.send(back('a3'), back('a2'), back('a1', [no('i1', 'Ben changed these tags since.')]));
    expect(run.heard.slice(-3)).toMatchObject([
      { type: 'act.undone', act: { key: 'a3' } },
      { type: 'act.undone', act: { key: 'a2' } },
      { type: 'undo.failed', act: { key: 'a1' }, message: 'Ben changed these tags since.' },
    ]);
    expect([run.canUndo(), run.notUndone()]).toEqual([true, null]);
  });

  it('gives those that wait for a new tag the one that was made, once, also where hanging it was lost', () => {
    const { carried, heard, send } = started();
    const tag = { id: null, name: 'new' };
    const made = { id: 'g9', name: 'new' };
    send({ type: 'tag.change', about: several(plain), tag, attached: true });
    send({ type: 'tag.change', about: several(accepted), tag, attached: true });
    expect(carried).toHaveLength(1);
    send(answer('a1', [done()], made));
    expect(carried.at(-1)).toMatchObject({ act: { key: 'a2', move: { tag: made } } });
    send({ type: 'act.lost', key: 'a2', message: 'Lost.', tag: null });
    send({ type: 'tag.change', about: several(forced), tag: { id: null, name: 'other' }, attached: true });
    send({ type: 'act.lost', key: 'a3', message: 'Lost.', tag: { id: 'g10', name: 'other' } });
    expect(heard.at(-1)).toMatchObject({ type: 'act.failed', act: { move: { tag: { id: 'g10' } } } });
  });
});
