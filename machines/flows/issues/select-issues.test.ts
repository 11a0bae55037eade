import { walk } from '#machines/testing/walk.ts';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { selectIssuesMachine } from './select-issues.ts';
import type { SelectIssuesEmitted, SelectIssuesEvent } from './select-issues.ts';

const ids = (count: number) => Array.from({ length: count }, (_, at) => `i${at + 1}`);

const started = (count: number, isWhole = true) => {
  const told: SelectIssuesEmitted[] = [];
  const actor = createActor(selectIssuesMachine);
  for (const type of ['issue.toggled', 'issues.taken', 'issues.dropped', 'selection.cleared', 'more.wanted'] as const)
    actor.on(type, (event) => told.push(event));
  actor.start().send({ type: 'list.changed', ids: ids(count), isWhole });
  const send = (...events: readonly SelectIssuesEvent[]) => events.forEach((event) => actor.send(event));
  return { actor, told, send };
};
const taken = (...issueIds: readonly string[]) => ({ type: 'issues.taken', issueIds });
const more = { type: 'more.wanted' };

describe('select issues', () => {
  it('takes every transition', () => {
    const { missed } = walk(selectIssuesMachine, {
      events: [
        { type: 'list.changed', ids: ids(3), isWhole: true },
        { type: 'list.changed', ids: ids(3), isWhole: false },
        { type: 'list.changed', ids: ids(5), isWhole: false },
        { type: 'list.cut' },
        { type: 'issue.toggle', issueId: 'i1' },
        { type: 'range.extend', issueId: 'i3' },
        { type: 'range.step', from: 'i1', to: 'i2' },
        { type: 'range.step', from: 'i2', to: 'i1' },
        { type: 'all.take' },
        { type: 'selection.clear' },
      ],
      project: ({ context }) => [context.ids.length, context.isWhole, context.anchor],
    });
    expect(missed).toEqual([]);
  });

  it('extends from where the last issue was selected, in either direction', () => {
    const { told, send } = started(6);
    send({ type: 'issue.toggle', issueId: 'i4' }, { type: 'range.extend', issueId: 'i6' }, { type: 'range.extend', issueId: 'i3' });
    expect(told.slice(1)).toEqual([taken('i4', 'i5', 'i6'), taken('i3', 'i4')]);
  });

  it('selects one where no range begins, or where it began in another list', () => {
    const { told, send } = started(3);
    send(
      { type: 'range.extend', issueId: 'i2' },
      { type: 'list.changed', ids: ['i8', 'i9'], isWhole: true },
      { type: 'range.extend', issueId: 'i9' },
    );
    expect(told).toEqual([
      { type: 'issue.toggled', issueId: 'i2' },
      { type: 'issue.toggled', issueId: 'i9' },
    ]);
  });

  it('grows and shrinks with the steps of the keyboard', () => {
    const { told, send } = started(5);
    send(
      { type: 'range.step', from: 'i2', to: 'i3' },
      { type: 'range.step', from: 'i3', to: 'i4' },
      { type: 'range.step', from: 'i4', to: 'i3' },
      { type: 'range.step', from: 'i3', to: 'i2' },
      { type: 'range.step', from: 'i2', to: 'i1' },
    );
    expect(told).toEqual([
      taken('i2', 'i3'),
      taken('i2', 'i3', 'i4'),
      { type: 'issues.dropped', issueIds: ['i4'] },
      { type: 'issues.dropped', issueIds: ['i3'] },
      taken('i1', 'i2'),
    ]);
  });

  it('selects the issue at the end of the list when there is no further one', () => {
    const { told, send } = started(2);
    send({ type: 'range.step', from: 'i2', to: 'i2' });
    expect(told).toEqual([taken('i2')]);
  });

  it('takes all that match, which is loaded first, up to fifty', () => {
    const { actor, told, send } = started(25, false);
    send({ type: 'all.take' });
    expect([told, actor.getSnapshot().hasTag('busy')]).toEqual([[more], true]);
    send({ type: 'list.changed', ids: ids(25), isWhole: false }, { type: 'list.changed', ids: ids(40), isWhole: false });
    send({ type: 'list.changed', ids: ids(65), isWhole: false });
    expect(told).toEqual([more, more, taken(...ids(50))]);
    send({ type: 'all.take' });
    expect(told.at(-1)).toEqual(taken(...ids(50)));
  });

  it('takes what there is when the rest does not come, and nothing more once the selection is cleared', () => {
    const cut = started(3, false);
    cut.send({ type: 'all.take' }, { type: 'list.cut' });
    expect(cut.told).toEqual([more, taken('i1', 'i2', 'i3')]);
    const cleared = started(3, false);
    cleared.send({ type: 'all.take' }, { type: 'selection.clear' }, { type: 'list.changed', ids: ids(9), isWhole: true });
    expect(cleared.told).toEqual([more, { type: 'selection.cleared' }]);
  });
});
