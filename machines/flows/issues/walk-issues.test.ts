import { walk } from '#machines/testing/walk.ts';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import {
  walkIssuesMachine,
  selectCurrent,
  selectExportReason,
  selectIsGathering,
  selectIsLeaving,
  selectLimitReason,
  selectPosition,
  selectSelected,
} from './walk-issues.ts';
import type { WalkIssuesEvent } from './walk-issues.ts';
import { neighbour, successor } from './walk-issues.rules.ts';
import { walkIssuesSamples } from './walk-issues.builders.ts';

const opened = (current: string | null, ...ids: string[]) => {
  const clock = new SimulatedClock();
  const actor = createActor(walkIssuesMachine, { input: { current }, clock });
  const reached: (string | null)[] = [];
  const stayed: (string | null)[] = [];
  actor.on('issue.settled', ({ issueId }) => stayed.push(issueId));
  actor.on('issue.reached', ({ issueId }) => reached.push(issueId));
  actor.start();
  if (ids.length > 0) actor.send({ type: 'list.changed', ids });
  return { actor, clock, reached, stayed, current: () => selectCurrent(actor.getSnapshot()) };
};

describe('walk issues', () => {
  it('takes every transition and reads only what is listed', () => {
    const { missed } = walk(walkIssuesMachine, {
      ...walkIssuesSamples,
      invariant: (snapshot) => {
        const current = selectCurrent(snapshot);
        if (current !== null) expect(snapshot.context.ids).toContain(current);
      },
    });
    expect(missed).toEqual([]);
  });

  it('shows the first issue without opening it, and the one of the address when it is there', () => {
    const first = opened(null, 'a', 'b');
    expect([first.current(), first.reached]).toEqual(['a', []]);
    expect(opened('b', 'a', 'b').current()).toBe('b');
    expect(opened('gone', 'a', 'b').current()).toBe('a');
  });

  it('moves down and up and stays at the ends', () => {
    const { actor, reached } = opened('a', 'a', 'b');
    for (const type of ['issue.previous', 'issue.next', 'issue.next', 'issue.previous'] as const) actor.send({ type });
    expect(reached).toEqual(['b', 'a']);
  });

  it('wants more of the list before its end is reached, and again at its end', () => {
    const ids = Array.from({ length: 8 }, (_, at) => `i${at}`);
    const { actor, current } = opened('i0', ...ids);
    const wantedAt: (string | null)[] = [];
    actor.on('more.wanted', () => wantedAt.push(current()));
    for (let press = 0; press < 9; press += 1) actor.send({ type: 'issue.next' });
    expect(wantedAt).toEqual(['i3', 'i4', 'i5', 'i6', 'i7', 'i7', 'i7']);
  });

  it('tells where the reader stays, not what is passed', () => {
    const { actor, clock, stayed } = opened('a', 'a', 'b', 'c');
    clock.increment(1_000);
    actor.send({ type: 'issue.next' });
    clock.increment(199);
    actor.send({ type: 'issue.next' });
    clock.increment(199);
    expect(stayed).toEqual([]);
    clock.increment(1);
    expect(stayed).toEqual(['c']);
  });

  it('forgets where the reader was on the way to when the list is another, and tells at once that it is empty', () => {
    const { actor, clock, stayed } = opened('a', 'a', 'b');
    actor.send({ type: 'issue.next' });
    actor.send({ type: 'list.replaced', ids: ['x', 'y'] });
    clock.increment(1_000);
    expect(stayed).toEqual([]);
    actor.send({ type: 'list.changed', ids: [] });
    expect(stayed).toEqual([null]);
  });

  it('goes on from what is judged before the list is drawn without it, and lists it again where it stays', () => {
    const { actor, current, reached, stayed } = opened('b', 'a', 'b', 'c');
    const leaving = () => ['a', 'b', 'c'].filter((id) => selectIsLeaving(id)(actor.getSnapshot()));
    actor.send({ type: 'issue.leave', issueId: 'b' });
    actor.send({ type: 'issue.leave', issueId: 'a' });
    expect([current(), reached, leaving()]).toEqual(['c', ['c'], ['a', 'b']]);
    actor.send({ type: 'list.changed', ids: ['a', 'b', 'c'] });
    expect([current(), selectPosition(actor.getSnapshot()), leaving()]).toEqual(['c', 1, ['a', 'b']]);
    actor.send({ type: 'list.changed', ids: ['a', 'c'] });
    expect([current(), leaving()]).toEqual(['c', ['a']]);
    actor.send({ type: 'issue.stay', issueId: 'a' });
    actor.send({ type: 'list.changed', ids: ['a', 'c'] });
    expect([current(), selectPosition(actor.getSnapshot()), leaving()]).toEqual(['c', 2, []]);
    for (const issueId of ['a', 'c']) actor.send({ type: 'issue.leave', issueId });
    expect([current(), stayed]).toEqual(['a', []]);
    actor.send({ type: 'list.changed', ids: [] });
    expect([current(), stayed]).toEqual([null, [null]]);
    actor.send({ type: 'list.replaced', ids: ['a', 'c'] });
    expect([current(), leaving()]).toEqual(['a', []]);
  });

  it('reads the next issue when the one that is read leaves the list, at the end the one before', () => {
    const { actor, reached } = opened('b', 'a', 'b', 'c');
    actor.send({ type: 'list.changed', ids: ['a', 'c'] });
    actor.send({ type: 'list.changed', ids: ['a'] });
    actor.send({ type: 'list.changed', ids: [] });
    expect(reached).toEqual(['c', 'a', null]);
  });

  it('starts at the top of another list and opens nothing there', () => {
    const { actor, reached, current } = opened('b', 'a', 'b');
    actor.send({ type: 'list.replaced', ids: ['x', 'y'] });
    expect([current(), reached]).toEqual(['x', []]);
  });

  it('reads an issue again when it comes back into the list', () => {
    const { actor, reached } = opened('a', 'a', 'b');
    actor.send({ type: 'list.changed', ids: ['b'] });
    actor.send({ type: 'issue.recall', issueId: 'a' });
    actor.send({ type: 'list.changed', ids: ['a', 'b'] });
    actor.send({ type: 'issue.recall', issueId: 'b' });
    expect(reached).toEqual(['b', 'a', 'b']);
  });

  it('reads a recalled issue again though an older answer leaves it out once more, until the reader goes on', () => {
    const { actor, reached } = opened('a', 'a', 'b');
    const isIn = (...ids: string[]): void => actor.send({ type: 'list.changed', ids });
    isIn('b');
    actor.send({ type: 'issue.recall', issueId: 'a' });
    isIn('a', 'b');
    isIn('b');
    isIn('a', 'b');
    expect(reached).toEqual(['b', 'a', 'b', 'a']);
    actor.send({ type: 'recall.forget' });
    isIn('b');
    isIn('a', 'b');
    expect(reached).toEqual(['b', 'a', 'b', 'a', 'b']);
  });

  it('stays where the reader has gone on to when a recalled issue comes and goes', () => {
    const { actor, current } = opened('a', 'a', 'b', 'c');
    actor.send({ type: 'issue.recall', issueId: 'a' });
    actor.send({ type: 'issue.next' });
    actor.send({ type: 'list.changed', ids: ['b', 'c'] });
    actor.send({ type: 'list.changed', ids: ['a', 'b', 'c'] });
    expect(current()).toBe('b');
  });

  it('counts the place in the list', () => {
    expect(selectPosition(opened('b', 'a', 'b').actor.getSnapshot())).toBe(2);
    expect(selectPosition(opened(null).actor.getSnapshot())).toBe(0);
  });
});

describe('neighbours', () => {
  it('a list that took new issues in keeps its reader', () => {
    expect(successor(['a', 'b'], ['n', 'a', 'b'], 'b')).toBe('b');
    expect(successor(['a', 'b', 'c'], ['n', 'c'], 'b')).toBe('c');
    expect(successor(['a'], [], 'a')).toBeNull();
    expect(neighbour([], null, 1)).toBeNull();
  });
});

describe('selecting', () => {
  const ids = (count: number) => Array.from({ length: count }, (_, at) => `i${at + 1}`);
  const started = (count: number, isWhole = true) => {
    const actor = createActor(walkIssuesMachine, { input: { current: null } });
    const wanted: string[] = [];
    const told: (readonly string[])[] = [];
    actor.on('more.wanted', ({ type }) => wanted.push(type));
    actor.on('selection.changed', ({ issueIds }) => told.push(issueIds));
    actor.start().send({ type: 'list.changed', ids: ids(count), isWhole });
    return {
      actor,
      wanted,
      told,
      send: (...sent: readonly WalkIssuesEvent[]) => sent.forEach((event) => actor.send(event)),
      selected: () => selectSelected(actor.getSnapshot()),
    };
  };

  it('extends from where the last issue was selected, in either direction', () => {
    const { told, send } = started(6);
    send({ type: 'issue.toggle', issueId: 'i4' }, { type: 'range.extend', issueId: 'i6' }, { type: 'range.extend', issueId: 'i3' });
    expect(told).toEqual([['i4'], ['i4', 'i5', 'i6'], ['i4', 'i5', 'i6', 'i3']]);
  });

  it('selects one where no range begins, or where it began in another list', () => {
    const { selected, send } = started(3);
    send(
      { type: 'range.extend', issueId: 'i2' },
      { type: 'list.changed', ids: ['i8', 'i9'], isWhole: true },
      { type: 'range.extend', issueId: 'i9' },
    );
    expect(selected()).toEqual(['i2', 'i9']);
  });

  it('grows and shrinks with the steps of the keyboard', () => {
    const { told, send } = started(5);
    const steps = ['i2', 'i3', 'i4', 'i3', 'i2', 'i1'];
    send(...steps.slice(1).map((to, at): WalkIssuesEvent => ({ type: 'range.step', from: steps[at] ?? '', to })));
    expect(told).toEqual([['i2', 'i3'], ['i2', 'i3', 'i4'], ['i2', 'i3'], ['i2'], ['i2', 'i1']]);
  });

  it('selects the issue at the end of the list when there is no further one', () => {
    const { selected, send } = started(2);
    send({ type: 'range.step', from: 'i2', to: 'i2' });
    expect(selected()).toEqual(['i2']);
  });

  it('takes all that match, which is loaded first, up to fifty', () => {
    const { actor, wanted, selected, send } = started(25, false);
    send({ type: 'all.take' });
    expect([wanted.length, selected(), selectIsGathering(actor.getSnapshot())]).toEqual([1, [], true]);
    send({ type: 'list.changed', ids: ids(25), isWhole: false }, { type: 'list.changed', ids: ids(40), isWhole: false });
    expect(wanted).toHaveLength(2);
    send({ type: 'list.changed', ids: ids(65), isWhole: false });
    expect(selected()).toEqual(ids(50));
    send({ type: 'selection.clear' }, { type: 'all.take' });
    expect([selected(), wanted.length]).toEqual([ids(50), 2]);
  });

  it('takes what there is when the rest does not come, and nothing more once the selection is cleared', () => {
    const cut = started(3, false);
    cut.send({ type: 'all.take' }, { type: 'list.cut' });
    expect(cut.selected()).toEqual(['i1', 'i2', 'i3']);
    const cleared = started(3, false);
    cleared.send({ type: 'all.take' }, { type: 'selection.clear' }, { type: 'list.changed', ids: ids(9), isWhole: true });
    expect(cleared.selected()).toEqual([]);
  });

  it('LA-409 LA-605 RE-569 RE-793: a 51st issue cannot be selected, and one of the fifty can be dropped', () => {
    const { actor, selected, send } = started(60);
    send({ type: 'issues.take', issueIds: ids(60) }, { type: 'issue.toggle', issueId: 'i51' }, { type: 'issues.take', issueIds: ['i52'] });
    expect(selected()).toEqual(ids(50));
    expect(selectLimitReason(actor.getSnapshot())).toBe('50 of 50 issues are selected.');
    send({ type: 'issue.toggle', issueId: 'i50' });
    expect([selected(), selectLimitReason(actor.getSnapshot())]).toEqual([ids(49), null]);
  });

  it('lets go of issues that are settled or exported, and of no others', () => {
    const { selected, send } = started(4);
    send({ type: 'issues.take', issueIds: ids(4) }, { type: 'issues.drop', issueIds: ['i1', 'i3', 'i9'] });
    expect(selected()).toEqual(['i2', 'i4']);
  });

  it('LA-267: is empty again when the chosen tags change', () => {
    const { selected, send } = started(3);
    send({ type: 'issues.take', issueIds: ids(3) }, { type: 'list.narrowed' });
    expect(selected()).toEqual([]);
  });

  it('says why nothing can be exported without a selection', () => {
    const { actor, send } = started(3);
    expect(selectExportReason(actor.getSnapshot())).toBe('Select 1 to 50 issues to export.');
    send({ type: 'issue.toggle', issueId: 'i1' });
    expect(selectExportReason(actor.getSnapshot())).toBeNull();
  });
});
