// @vitest-environment happy-dom
import { judgeMachine } from '#machines/flows/issues/judge.ts';
import { walkIssuesMachine } from '#machines/flows/issues/walk-issues.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { listedIssue } from '../issue/issue.builders.ts';
import { DeskHeadView } from './issue-desk.view.tsx';
import type { ItemStateFilterProps } from './item-state-filter.tsx';
import type { TagFilterProps } from './tag-filter.tsx';
import type { IssueList } from '../issue/issue-list.ts';
import { DeskListView } from './issue-list.view.tsx';

afterEach(cleanup);

const head = (filter: Partial<TagFilterProps> = {}, itemState: Partial<ItemStateFilterProps> = {}) => {
  const onItemState = vi.fn<(state: string | null) => void>();
  const onTriage = vi.fn<(triage: string) => void>();
  const onFilter = vi.fn<(filter: object) => void>();
  const onSort = vi.fn<(direction: string) => void>();
  const onSeverity = vi.fn<(chosen: readonly string[]) => void>();
  render(
    <DeskHeadView
      triage="untriaged"
      counts={{ untriaged: 24, accepted: 11, rejected: 3 }}
      onTriage={onTriage}
      filter={{ tags: [{ id: 'g1', name: 'payments' }], chosen: ['g1'], match: 'any', onChange: onFilter, ...filter }}
      itemState={{ states: ['open'], chosen: null, onChange: onItemState, ...itemState }}
      severity={{ chosen: ['low'], onChange: onSeverity }}
      search={null}
      recent={null}
      test={null}
      sort={{ direction: 'descending', onChange: onSort }}
    />,
  );
  return { onTriage, onFilter, onSort, onSeverity, onItemState };
};

describe('the filters of a list of issues', () => {
  it('RE-111 RE-112 RE-113: New, Accepted and Rejected with their counts', () => {
    const { onTriage } = head();
    expect(screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual(['New24', 'Accepted11', 'Rejected3']);
    fireEvent.click(screen.getByRole('radio', { name: /Accepted/ }));
    fireEvent.click(screen.getByRole('radio', { name: /Rejected/ }));
    expect(onTriage.mock.calls).toEqual([['accepted'], ['rejected']]);
  });

  it('keep the order beside the choice of a test, so that no other filter leaves it a line of its own', () => {
    render(
      <DeskHeadView
        triage="untriaged"
        counts={null}
        onTriage={() => undefined}
        filter={null}
        itemState={{ states: ['open'], chosen: null, onChange: () => undefined }}
        severity={{ chosen: [], onChange: () => undefined }}
        search={null}
        recent={null}
        test={<button type="button">Test</button>}
        sort={{ direction: 'descending', onChange: () => undefined }}
      />,
    );
    expect(
      screen
        .getByRole('button', { name: 'Newest first' })
        .closest('div')
        ?.contains(screen.getByRole('button', { name: 'Test' })),
    ).toBe(true);
  });

  it('RE-493: tags are matched in any or all of them', () => {
    const { onFilter } = head();
    fireEvent.click(screen.getByRole('button', { name: 'Tags, 1' }));
    fireEvent.click(screen.getByRole('radio', { name: 'All' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'payments' }));
    fireEvent.click(screen.getByRole('button', { name: 'Remove payments' }));
    expect(onFilter.mock.calls).toEqual([[{ match: 'all' }], [{ tags: [] }], [{ tags: [] }]]);
  });

  it('severities are chosen in their order, and taken away', () => {
    const { onSeverity } = head();
    fireEvent.click(screen.getByRole('button', { name: 'Low' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Critical' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Low' }));
    expect(onSeverity.mock.calls).toEqual([[['critical', 'low']], [[]]]);
  });

  it('a tag that was deleted says so where it is filtered by, and can be taken away', () => {
    const { onFilter } = head({ chosen: ['g1', 'gone'] });
    fireEvent.click(screen.getByRole('button', { name: 'Remove Deleted tag' }));
    expect(onFilter).toHaveBeenCalledExactlyOnceWith({ tags: ['g1'] });
    cleanup();
    head({ tags: null });
    expect(screen.queryByText('Deleted tag')).toBeNull();
  });

  it('more than ten tags can be searched', () => {
    const tags = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `g${at}`, name: `Tag ${at}` }));
    head({ tags: tags(10), chosen: [] });
    fireEvent.click(screen.getByRole('button', { name: 'Tags' }));
    expect(screen.queryByRole('searchbox')).toBeNull();
    cleanup();
    head({ tags: tags(11), chosen: [] });
    fireEvent.click(screen.getByRole('button', { name: 'Tags' }));
    const search = screen.getByRole('searchbox', { name: 'Search tags' });
    fireEvent.change(search, { target: { value: 'tag 10' } });
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    fireEvent.change(search, { target: { value: 'nothing' } });
    expect(screen.getByText('No tag matches.')).toBeDefined();
  });

  it('those who have no tags see no filter of them', () => {
    cleanup();
    render(
      <DeskHeadView
        triage="untriaged"
        counts={null}
        onTriage={() => undefined}
        filter={null}
        itemState={null}
        severity={{ chosen: [], onChange: () => undefined }}
        search={null}
        recent={null}
        test={null}
        sort={null}
      />,
    );
    expect(screen.queryByRole('button', { name: /^Tags/ })).toBeNull();
  });

  it('chooses where the items of a tracker stand, as soon as a tracker told of any', () => {
    const { onItemState } = head();
    fireEvent.click(screen.getByRole('button', { name: 'Tracker' }));
    fireEvent.click(screen.getByRole('radio', { name: 'Done' }));
    expect(onItemState).toHaveBeenCalledExactlyOnceWith('done');
    cleanup();
    const chosen = head({}, { states: [], chosen: 'done' });
    fireEvent.click(screen.getByRole('button', { name: 'Done in tracker' }));
    fireEvent.click(screen.getAllByRole('radio', { name: 'Any' }).at(-1) as HTMLElement);
    expect(chosen.onItemState).toHaveBeenCalledExactlyOnceWith(null);
    cleanup();
    head({}, { states: [] });
    expect(screen.queryByRole('button', { name: 'Tracker' })).toBeNull();
  });

  it('LA-265 LA-266: the order can be turned', () => {
    const { onSort } = head();
    fireEvent.click(screen.getByRole('button', { name: 'Newest first' }));
    expect(onSort).toHaveBeenCalledExactlyOnceWith('ascending');
  });
});

describe('the foot of a list of issues', () => {
  const foot = (count: number, more: Partial<Extract<IssueList, { kind: 'listed' }>> = {}) => {
    cleanup();
    const issues = Array.from({ length: count }, (_, at) => listedIssue({ id: `i${at}` }));
    const list = {
      kind: 'listed',
      issues,
      counts: { untriaged: 30, accepted: 0, rejected: 0 },
      total: 30,
      isLoadingMore: false,
      onSight: () => undefined,
    } as const;
    const actors = {
      walk: createActor(walkIssuesMachine, { input: { current: null } }).start(),
      judge: createActor(judgeMachine, { input: { actor: { role: 'customer', userId: 'u1' } } }),
    };
    const rows = { issues, place: 'new', current: null, ...actors, onVisit: null };
    const how = { showsTest: false, showsReason: false, hrefOf: () => '#' };
    render(
      <DeskListView list={{ ...list, isCut: false, onMore: null, ...more }} emptyText="None" onClear={null} rows={{ ...rows, ...how }} />,
    );
  };

  it('says that the next page did not come, and asks for it again', () => {
    const onMore = vi.fn<() => void>();
    foot(25, { isCut: true, onMore });
    expect(screen.getByRole('alert').textContent).toBe('The next issues could not be loaded.');
    fireEvent.click(screen.getByRole('button', { name: 'Load more' }));
    expect(onMore).toHaveBeenCalledOnce();
  });

  it('goes on saying how many there are once all came, where the focus was; a list of one page has none', () => {
    foot(30);
    expect(screen.getByText('30 of 30 issues')).toBeDefined();
    foot(25);
    expect(screen.queryByText(/of 30 issues/)).toBeNull();
  });
});
