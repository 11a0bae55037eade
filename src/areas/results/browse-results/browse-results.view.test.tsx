// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createActor } from 'xstate';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { browseResultsMachine, resultSections } from '#machines/flows/results/browse-results.ts';
import type { ResultSection } from '#machines/flows/results/browse-results.ts';
import { advanced, supervised, window } from '../parts/results.builders.ts';
import { BrowseResultsView } from './browse-results.view.tsx';
import type { SectionList } from './section.view.tsx';
import { SectionView } from './section.view.tsx';
import { TestRowView } from './test-row.view.tsx';
import type { BrowsedTest } from './test-row.view.tsx';

afterEach(cleanup);

const row = (test: BrowsedTest, isManager = false) => {
  cleanup();
  render(
    <ul>
      <TestRowView test={test} isManager={isManager} />
    </ul>,
  );
  return screen.getByRole('link');
};
const past = new Date(Date.now() - 7_200_000).toISOString();

describe('a test of the overview', () => {
  it('RE-044, RE-047, RE-048: shows code, name, window and issue count', () => {
    const words = row(supervised({ testWindow: window({ plannedEndAt: new Date(Date.now() + 66_000_000).toISOString() }) })).textContent;
    for (const part of ['NW-412', 'Checkout regression', '18h remaining', '38 issues']) expect(words).toContain(part);
  });

  it('RE-045: marks a request as Advanced, and a run not', () => {
    expect(within(row(advanced())).queryByText('Advanced')).not.toBeNull();
    expect(within(row(supervised())).queryByText('Advanced')).toBeNull();
  });

  it('RE-046, RE-051: reads LIVE before the planned end and OVERDUE instead past it', () => {
    expect(within(row(supervised())).getByText('LIVE')).toBeDefined();
    const late = row(supervised({ testWindow: window({ plannedEndAt: past }) }));
    expect([within(late).queryByText('LIVE'), within(late).queryByText('OVERDUE')?.textContent]).toEqual([null, 'OVERDUE']);
  });

  it('says of an overdue test what is past', () => {
    expect(row(supervised({ testWindow: window({ plannedEndAt: past }) })).textContent).toContain('2h past its planned end');
  });

  it('RE-049: shows its case stats, and a bar by results', () => {
    const stats = row(supervised());
    expect(within(stats).getByTitle('Test cases: Failed').textContent).toBe('9');
    expect(within(stats).getByRole('img', { name: '640 passed, 12 failed, 4 to come' })).toBeDefined();
  });

  it('RE-050: leads to its url', () => expect(row(supervised()).getAttribute('href')).toBe('/results/t1'));

  it('RE-052: shows Recurring exactly while it has a schedule that is neither cancelled nor performed', () => {
    const rule = { recurringDay: 2, recurringTime: '09:00', userTimezone: 'Europe/Berlin' };
    const schedule = { runChanges: [], id: 's1', nextRunAt: past, state: 'active', performedAt: null, canceledAt: null, ...rule } as const;
    const ended = [
      null,
      { ...schedule, state: 'canceled', canceledAt: past } as const,
      { ...schedule, state: 'performed', performedAt: past } as const,
    ];
    for (const test of [supervised, advanced]) {
      expect(within(row(test({ schedule }))).queryByText('Recurring')).not.toBeNull();
      for (const each of ended) expect(within(row(test({ schedule: each }))).queryByText('Recurring')).toBeNull();
    }
  });

  it('says in the one row of a request and its test what both rows say', () => {
    cleanup();
    const rule = { recurringDay: 2, recurringTime: '09:00', userTimezone: 'Europe/Berlin' };
    const schedule = { runChanges: [], id: 's1', nextRunAt: past, state: 'active', performedAt: null, canceledAt: null, ...rule } as const;
    const one = (request: BrowsedTest) => {
      cleanup();
      render(
        <ul>
          <TestRowView test={supervised()} request={request} isManager />
        </ul>,
      );
      return screen.getByRole('link');
    };
    const both = one(advanced({ schedule }));
    for (const part of ['NW-412', 'Checkout regression', 'LIVE', 'Advanced', 'Recurring', 'Ready to launch', 'of NW-411 Release 11'])
      expect(both.textContent).toContain(part);
    expect(both.getAttribute('href')).toBe('/results/t1');
    expect(one(advanced({ name: 'Checkout regression' })).textContent).toMatch(/of NW-411(?! )/u);
  });

  it('tells a test manager what it waits for', () => {
    const waiting = advanced({ testWindow: window({ status: 'prep' }) });
    expect(within(row(waiting, true)).queryByText('Ready to launch')).not.toBeNull();
    expect(within(row(waiting, false)).queryByText('Ready to launch')).toBeNull();
  });
});

const listed = (tests: readonly BrowsedTest[], onMore: (() => void) | null = null): SectionList => ({
  kind: 'listed',
  tests,
  total: 14,
  testsCount: 12,
  isLoadingMore: false,
  isCut: false,
  onMore,
});

const section = (name: ResultSection, list: SectionList, facts: Partial<Parameters<typeof SectionView>[0]> = {}) => {
  cleanup();
  const actorRef = createActor(browseResultsMachine, { input: { sections: resultSections } }).start();
  if (name === 'older' || name === 'cancelled') actorRef.send({ type: 'section.toggle', section: name });
  render(<SectionView actorRef={actorRef} section={name} list={list} isManager={false} onClear={null} renderActions={null} {...facts} />);
};

describe('a section of the overview', () => {
  it('RE-036: shows the count of its tests', () => {
    section('live', listed([supervised()]));
    expect(screen.getByRole('button', { name: /^Live tests/ }).textContent).toBe('Live tests12 tests');
    expect(screen.getByRole('region', { name: 'Live tests' }).textContent).toContain('from 2 requests');
  });

  it('says what emptied it: the filter of a manager, or the days', () => {
    const narrowed = { onClear: () => undefined };
    section('live', listed([]), narrowed);
    expect(screen.getByText('with the chosen Auto Launch Status.')).toBeDefined();
    section('live', listed([]), { ...narrowed, days: 90 });
    expect(screen.getByText('that were live in the past 90 days.')).toBeDefined();
  });

  it('says nothing of its own where nothing in it matches a search', () => {
    const actorRef = createActor(browseResultsMachine, { input: { sections: resultSections } }).start();
    const list: SectionList = { ...listed([]), kind: 'listed' } as SectionList;
    render(
      <SectionView
        actorRef={actorRef}
        section="live"
        list={list}
        isManager={false}
        isFound
        onClear={vi.fn<() => void>()}
        renderActions={null}
      />,
    );
    expect([screen.queryByRole('paragraph'), screen.queryByRole('button', { name: /Clear/ })]).toEqual([null, null]);
  });

  it('RE-037: loads more', () => {
    const more = vi.fn<() => void>();
    section('live', listed([supervised()], more));
    fireEvent.click(screen.getByRole('button', { name: 'Load more' }));
    expect(more).toHaveBeenCalledOnce();
  });

  it('has no Load more on the last page', () => {
    section('live', listed([supervised()]));
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });

  it('says that the next page did not come, and says how many there are once all came, where the focus was', () => {
    section('live', { ...listed([supervised()], () => undefined), isCut: true } as SectionList);
    expect(screen.getByRole('alert').textContent).toBe('The next tests could not be loaded.');
    const all = Array.from({ length: 14 }, (_, at) => supervised({ id: `t${at}` }));
    section('live', listed(all));
    expect(screen.getByRole('status').textContent).toBe('14 of 14 tests and requests');
  });

  it('RE-038, RE-039, RE-040, RE-041, RE-042: says in its own words that it is empty', () => {
    const said = resultSections.map((name) => {
      section(name, { ...listed([]), kind: 'listed' } as SectionList);
      return screen.getByRole('paragraph').textContent;
    });
    expect(said).toEqual([
      'There are no live test results',
      'There are no upcoming test results',
      'No tests were finished in the last 7 days',
      'There are no test results older than 7 days',
      'There are no cancelled test results',
    ]);
  });

  it('folds and opens', () => {
    section('live', listed([supervised()]));
    fireEvent.click(screen.getByRole('button', { name: /^Live tests/ }));
    expect(screen.queryByRole('link')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /^Live tests/ }));
    expect(screen.getByRole('link')).toBeDefined();
  });

  it('offers another try when it could not be loaded', () => {
    const retry = vi.fn<() => void>();
    section('live', { kind: 'failed', requestId: 'r-17', onRetry: retry });
    expect(screen.getByRole('alert').textContent).toContain('r-17');
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(retry).toHaveBeenCalledOnce();
  });
});

const page = (facts: Partial<Parameters<typeof BrowseResultsView>[0]> = {}) => {
  const onTop = vi.fn<() => void>();
  render(
    <BrowseResultsView
      filter={null}
      mayAutoExport={false}
      find=""
      sort="date"
      onBrowse={() => undefined}
      isFarDown={false}
      onTop={onTop}
      {...facts}
    >
      <p>Sections</p>
    </BrowseResultsView>,
  );
  return onTop;
};

describe('the overview', () => {
  it('RE-020, RE-021: has the Auto Launch Status filter with the placeholder Any', () => {
    page({ filter: [] });
    expect(screen.getByLabelText('Auto Launch Status').getAttribute('placeholder')).toBe('Any');
  });

  it('says for how many days its tests are listed, and lists all again', () => {
    const onBrowse = vi.fn<() => void>();
    page({ days: 90, onBrowse });
    fireEvent.click(screen.getByRole('button', { name: 'Remove Live, past 90 days' }));
    expect(onBrowse).toHaveBeenCalledExactlyOnceWith({ days: null });
  });

  it('RE-024: leads to the settings of auto-export whom it is told to lead there', () => {
    page({ mayAutoExport: true });
    expect(screen.getByRole('link', { name: 'Auto-export settings' }).getAttribute('href')).toBe('/auto-export-settings');
    cleanup();
    page();
    expect(screen.queryByRole('link', { name: 'Auto-export settings' })).toBeNull();
  });

  it('says what waits above all tests, and not above those that were searched for', () => {
    const waiting = <p>What waits</p>;
    page({ waiting });
    expect(screen.queryByText('What waits')).not.toBeNull();
    cleanup();
    page({ waiting, find: 'check' });
    expect(screen.queryByText('What waits')).toBeNull();
  });

  it('finds by words and orders by name', () => {
    const onBrowse = vi.fn<(change: object) => void>();
    page({ onBrowse });
    fireEvent.change(screen.getByRole('searchbox', { name: 'Find a test' }), { target: { value: 'check' } });
    fireEvent.click(screen.getByRole('radio', { name: 'By name' }));
    expect(onBrowse.mock.calls).toEqual([[{ find: 'check' }], [{ sort: 'name' }]]);
  });

  it('says once that nothing matches a search, and clears what narrows the list', () => {
    const onBrowse = vi.fn<(change: object) => void>();
    page({ onBrowse, find: 'qwertz', isMatching: false, filter: ['ready_to_launch'] });
    expect(screen.getByText('No test matches “qwertz”')).toBeDefined();
    expect(screen.getByText('Searches names and codes. Folded sections are searched once opened.')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Clear search and filter' }));
    expect(onBrowse.mock.calls).toEqual([[{ find: '', autoLaunchStatuses: [] }]]);
    cleanup();
    page({ find: 'qwertz', isMatching: false, isFoldable: false });
    expect(screen.getByText('Searches names and codes.')).toBeDefined();
    cleanup();
    page({ find: 'check', isMatching: true });
    expect(screen.queryByText('No test matches “check”')).toBeNull();
  });

  it('has no Auto Launch Status filter where it is given none', () => {
    page({ filter: null });
    expect(screen.queryByLabelText('Auto Launch Status')).toBeNull();
  });

  it('RE-043: ends with the note about old results', () => {
    page();
    expect(screen.getByText('Results older than 18 months are not stored.')).toBeDefined();
  });

  it('RE-027: BACK TO TOP leads to the top', () => {
    page();
    expect(screen.queryByRole('button', { name: 'BACK TO TOP' })).toBeNull();
    cleanup();
    const onTop = page({ isFarDown: true });
    fireEvent.click(screen.getByRole('button', { name: 'BACK TO TOP' }));
    expect(onTop).toHaveBeenCalledOnce();
  });
});
