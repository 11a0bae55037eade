import { describe, expect, it } from 'vitest';
import {
  issue,
  plain,
  forced,
  accepted,
  several,
  payments,
  wording,
  choose,
  notNow,
  done,
  no,
  answer,
  back,
  undo,
  hang,
  started,
} from './judge.builders.ts';
import type { Subject } from './judge.rules.ts';
import { selectChoice, selectChosenSeverity, selectQueue, selectSelectionChoice, tagChanges } from './judge.selectors.ts';

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
    expect(heard.at(-1)).toEqual({ type: 'act.failed', act: null, message: '1 issue is like this already.' });
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
