import { rejectionReasons } from '#schema/vocabulary/issue.ts';
import { walk } from '#machines/testing/walk.ts';
import { describe, expect, it } from 'vitest';
import { judgeMachine } from './judge.ts';
import type { JudgeEvent } from './judge.events.ts';
import {
  issue,
  plain,
  forced,
  accepted,
  rejected,
  duplicate,
  original,
  several,
  onlyThey,
  done,
  no,
  answer,
  back,
  undo,
  started,
  judgeSamples,
} from './judge.builders.ts';
import { oneIssue } from './judge.rules.ts';
import { selectIsAwaiting, selectQueue } from './judge.selectors.ts';

describe('judge', () => {
  it('takes every transition', () => {
    const { missed } = walk(judgeMachine, judgeSamples);
    expect(missed).toEqual([]);
  }, 120_000);

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
    expect(heard.at(-1)).toMatchObject({ type: 'undo.failed', message: 'Nothing to undo: it was like this already.', isLost: false });
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

  it('asks for the original of a duplicate, sends it, and takes it back to what stood there', () => {
    const { send, moves, choice, carried, heard } = started();
    send({ type: 'original.choose', of: oneIssue(plain) });
    expect([choice(), moves()]).toEqual(['original', []]);
    send({ type: 'original.pick', original });
    expect([choice(), moves()]).toEqual([null, [{ type: 'issue.merge', originalId: 'o1', code: 'NW-412-o1', namedAs: 'original' }]]);
    send(answer('a1'), undo());
    expect(carried.at(-1)).toMatchObject({
      type: 'undo.carry',
      act: { issues: [{ before: { triageStatus: 'untriaged', triageReason: null, severity: 'medium', originalId: null }, left: 2 }] },
    });
    expect(heard.map(({ type }) => type)).toEqual(['act.given', 'act.taken', 'undo.sent']);
  });

  it('rejects without an original as before, and refuses what the chart refuses', () => {
    const plainly = started();
    plainly.send({ type: 'original.choose', of: oneIssue(plain) }, { type: 'original.leave' });
    expect(plainly.moves()).toEqual([{ type: 'issue.reject', reason: 'Duplicate' }]);
    const refused = started();
    refused.send({ type: 'original.choose', of: oneIssue(issue('i9', { duplicatesCount: 2 })) }, { type: 'original.pick', original });
    expect([refused.moves(), refused.told()]).toEqual([[], ['act.failed']]);
    const moderator = started('community_test_manager');
    moderator.send({ type: 'original.choose', of: oneIssue(plain) });
    expect([moderator.choice(), moderator.told()]).toEqual([null, ['act.failed']]);
  });

  it('merges several into one by one press, and takes one out again', () => {
    const { send, moves, sent } = started();
    send({ type: 'issues.merge', of: several(plain, issue('i2')), original }, { type: 'issues.unmerge', of: oneIssue(duplicate) });
    expect([sent(), moves()[1]]).toEqual([['act i1,i2', 'act i5'], { type: 'issue.unmerge' }]);
  });
});
