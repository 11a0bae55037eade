// @vitest-environment happy-dom
import { judgeMachine } from '#machines/flows/issues/judge.ts';
import { overIssuesMachine } from '#machines/flows/issues/over-issues.ts';
import { selectSelected, walkIssuesMachine } from '#machines/flows/issues/walk-issues.ts';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { useDeskKeys } from './desk-keys.ts';
import { listedIssue } from '../issue/issue.builders.ts';
import type { IssueList } from '../issue/issue-list.ts';
import { DeskListView } from './issue-list.view.tsx';

afterEach(cleanup);

const issues = ['i1', 'i2'].map((id) => listedIssue({ id }));
const walk = createActor(walkIssuesMachine, { input: { current: 'i1' } }).start();
const input = { actor: { role: 'customer', userId: 'u1' } } as const;
const judge = createActor(judgeMachine, { input }).start();
const over = createActor(overIssuesMachine, { input }).start();
const list: IssueList = {
  kind: 'listed',
  issues,
  counts: { untriaged: 30, accepted: 0, rejected: 0 },
  total: 30,
  isLoadingMore: false,
  isCut: false,
  onMore: () => undefined,
  onSight: () => undefined,
};

function Desk() {
  useDeskKeys({ walk, judge, over, issues, isReadBeside: false });
  const rows = { issues, place: 'new', current: 'i1', walk, judge, showsTest: false, showsReason: false, onVisit: null };
  return (
    <>
      <input aria-label="Elsewhere" />
      <DeskListView list={list} emptyText="None" onClear={null} rows={{ ...rows, hrefOf: () => '#' }} />
    </>
  );
}

const focusedKey = () => document.activeElement?.getAttribute('data-key');
const pressAt = (element: HTMLElement, key: string) => {
  element.focus();
  fireEvent.keyDown(element, { key, code: `Key${key.toUpperCase()}` });
};

describe('the keys that walk a list of issues', () => {
  it('take the focus along from what stands at its foot, and from no field', async () => {
    walk.send({ type: 'list.changed', ids: ['i1', 'i2'] });
    render(<Desk />);
    pressAt(screen.getByRole('button', { name: 'Load more' }), 'j');
    await waitFor(() => expect(focusedKey()).toBe('i2'));
    const field = screen.getByRole('textbox', { name: 'Elsewhere' });
    field.focus();
    walk.send({ type: 'issue.previous' });
    expect(document.activeElement).toBe(field);
  });

  it('extend the selection with Shift, and leave the verdicts to the selection while there is one', async () => {
    walk.send({ type: 'list.changed', ids: ['i1', 'i2'] });
    walk.send({ type: 'issue.visit', issueId: 'i1' });
    render(<Desk />);
    fireEvent.keyDown(document.body, { key: 'J', code: 'KeyJ', shiftKey: true });
    await waitFor(() => expect(selectSelected(walk.getSnapshot())).toEqual(['i1', 'i2']));
    fireEvent.keyDown(document.body, { key: '1', code: 'Digit1' });
    expect(judge.getSnapshot().context.given).toBe(0);
    walk.send({ type: 'selection.clear' });
  });
});
