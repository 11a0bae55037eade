import { walk } from '#machines/testing/walk.ts';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { walkIssuesMachine, neighbour, successor, selectCurrent, selectPosition } from './walk-issues.ts';
import type { WalkIssuesEvent } from './walk-issues.ts';

const lists = [[], ['a'], ['a', 'b', 'c'], ['b', 'c'], ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']] as const;
const events: readonly WalkIssuesEvent[] = [
  ...lists.map((ids) => ({ type: 'list.changed' as const, ids })),
  ...lists.map((ids) => ({ type: 'list.replaced' as const, ids })),
  { type: 'issue.visit', issueId: 'c' },
  { type: 'issue.visit', issueId: 'z' },
  { type: 'issue.recall', issueId: 'c' },
  { type: 'recall.forget' },
  { type: 'issue.next' },
  { type: 'issue.previous' },
];

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
      inputs: [{ current: null }, { current: 'b' }],
      events,
      project: ({ context }) => context,
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
