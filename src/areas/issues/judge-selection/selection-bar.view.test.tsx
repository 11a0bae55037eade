// @vitest-environment happy-dom
import { judgeMachine } from '#machines/flows/issues/judge.ts';
import { overIssuesMachine } from '#machines/flows/issues/over-issues.ts';
import { selectSelected, walkIssuesMachine } from '#machines/flows/issues/walk-issues.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import type { EventObject } from 'xstate';
import { listedIssue } from '../issue/issue.builders.ts';
import { judgedOf } from '../issue/issue-list.ts';
import { SelectionBarView } from './selection-bar.view.tsx';
import type { SelectionBarProps } from './selection-bar.view.tsx';

afterEach(cleanup);

const show = (count: number, more: Partial<SelectionBarProps> = {}) => {
  const asked: string[] = [];
  const carryActs = fromCallback<EventObject>(() => undefined);
  const input = { actor: { role: 'customer', userId: 'u1' } } as const;
  const judge = createActor(judgeMachine.provide({ actors: { carryActs } }), { input }).start();
  const over = createActor(overIssuesMachine, { input }).start();
  const walk = createActor(walkIssuesMachine, { input: { current: null } }).start();
  const issues = Array.from({ length: count }, (_, at) => judgedOf(listedIssue({ id: `i${at}` })));
  walk.send({ type: 'issues.take', issueIds: issues.map(({ issueId }) => issueId) });
  walk.on('more.wanted', ({ type }) => asked.push(type));
  const of = { issues, isSelection: true };
  const applying = { count, reason: null };
  const bar = { sentence: `${count} of 50 selected`, all: { words: 'Select all 9 that match', short: 'All 9' }, note: null, tagging: null };
  const barOf = (props: Partial<SelectionBarProps>) => (
    <SelectionBarView {...bar} actors={{ judge, over, walk }} of={of} accepting={applying} changing={applying} {...more} {...props} />
  );
  const { rerender } = render(barOf({}));
  return {
    again: (props: Partial<SelectionBarProps>) => rerender(barOf(props)),
    asked,
    selected: () => selectSelected(walk.getSnapshot()),
    moves: () => judge.getSnapshot().context.acts.map(({ move, issues: acted }) => [move, acted.length] as const),
  };
};
const button = (name: RegExp | string) => screen.getByRole('button', { name });

describe('the bar of a selection', () => {
  it('offers to select all, and nothing to decide, while nothing is selected', () => {
    const { asked } = show(0);
    expect(screen.getByRole('status').textContent).toBe('0 of 50 selected');
    expect(screen.queryByRole('toolbar')).toBeNull();
    fireEvent.click(button('Select all 9 that match'));
    expect(asked).toEqual(['more.wanted']);
  });

  it('accepts, rejects with a reason and weighs all that are selected, with the number on the button', () => {
    const { moves } = show(3);
    fireEvent.click(button('Accept 3'));
    fireEvent.click(button('Reject 3'));
    fireEvent.click(screen.getByRole('button', { name: /^Duplicate/ }));
    fireEvent.click(button('Severity of 3'));
    fireEvent.click(screen.getByRole('button', { name: /Low/ }));
    expect(moves()).toEqual([
      [{ type: 'issue.accept', severity: null }, 3],
      [{ type: 'issue.reject', reason: 'Duplicate' }, 3],
      [{ type: 'severity.change', severity: 'low' }, 3],
    ]);
  });

  it('hangs a tag on all where it hangs on some, and takes it off where it hangs on all', () => {
    const tags = [
      { id: 'g1', name: 'some' },
      { id: 'g2', name: 'every' },
    ];
    const { moves } = show(2, { tagging: { tags, isAttached: (id) => (id === 'g1' ? 'mixed' : true) } });
    fireEvent.click(button('Tags of 2'));
    const some = screen.getByRole<HTMLInputElement>('checkbox', { name: 'some' });
    expect(some.indeterminate).toBe(true);
    fireEvent.click(some);
    fireEvent.click(screen.getByRole('checkbox', { name: 'every' }));
    expect(moves().map(([move]) => move)).toEqual([
      { type: 'tag.change', tag: tags[0], attached: true },
      { type: 'tag.change', tag: tags[1], attached: false },
    ]);
  });

  it('makes a tag of what is typed where none is called so, and hangs it on all', () => {
    const { moves } = show(2, { tagging: { tags: [{ id: 'g1', name: 'payments' }], isAttached: () => false } });
    fireEvent.click(button('Tags of 2'));
    const name = screen.getByRole('textbox', { name: /^Search or create a tag/ });
    fireEvent.change(name, { target: { value: 'Payments' } });
    expect([screen.queryByRole('button', { name: /^Create/ }), screen.getAllByRole('checkbox')].flat()).toHaveLength(2);
    fireEvent.change(name, { target: { value: 'x'.repeat(31) } });
    expect(screen.getByText('Tag name cannot be more than 30 characters')).toBeDefined();
    fireEvent.change(name, { target: { value: ' checkout ' } });
    fireEvent.submit(name.closest('form') ?? name);
    fireEvent.change(name, { target: { value: 'pay' } });
    fireEvent.submit(name.closest('form') ?? name);
    fireEvent.click(button("Create 'pay'"));
    expect(moves()).toEqual([
      [{ type: 'tag.change', tag: { id: null, name: 'checkout' }, attached: true }, 2],
      [{ type: 'tag.change', tag: { id: null, name: 'pay' }, attached: true }, 2],
    ]);
  });

  it('says why a decision is about none, and whom it leaves out', () => {
    show(2, { accepting: { count: 0, reason: '2 issues are like this already.' }, note: '1 of 2 is left out: Please choose a severity.' });
    expect(button('Accept 0').getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText('1 of 2 is left out: Please choose a severity.')).toBeDefined();
  });

  it('RE-568: is exported with 1 to 50 issues', () => {
    show(50);
    expect(button('Export').getAttribute('aria-disabled')).toBeNull();
  });

  it('keeps the focus when its button goes with the press: on what clears, and on what selects all', () => {
    const { again } = show(3);
    button('Select all 9 that match').focus();
    again({ all: null });
    expect(document.activeElement).toBe(button(/^Clear/));
    again({ of: { issues: [], isSelection: true } });
    expect(document.activeElement).toBe(button('Select all 9 that match'));
  });

  it('is cleared', () => {
    const { selected } = show(1);
    fireEvent.click(button(/^Clear/));
    expect(selected()).toEqual([]);
  });
});
