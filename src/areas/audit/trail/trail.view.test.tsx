// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { TrailSearch } from './trail-address.ts';
import { TrailFilterView } from './trail-filter.view.tsx';
import { TrailLine, TrailRest } from './trail.view.tsx';
import type { ShownLine } from './trail.view.tsx';

afterEach(cleanup);

const line: ShownLine = {
  id: '1',
  at: '2026-11-24T09:00:00.000Z',
  who: 'Ada Lovelace',
  personId: 'p1',
  actingFor: null,
  did: 'accepted the issue',
  thing: 'NW-1-2 Crash',
  thingId: 'i1',
  kind: 'Issues',
  isRefused: false,
  why: null,
  organizationName: 'Northwind',
  source: 'page',
  address: '192.0.2.1',
  device: 'Firefox on Linux',
  session: 'abcdefabcdef',
  isUndone: false,
  undo: null,
  changes: [
    { field: 'Severity', before: 'low', after: 'high' },
    { field: 'Note', before: 'x', after: null },
  ],
};

const hrefWith = (change: TrailSearch): string => `?${Object.entries(change).flat().join('=')}`;
const show = (changes: Partial<ShownLine>, showsOrganization = false) => {
  render(
    <table>
      <tbody>
        <TrailLine line={{ ...line, ...changes }} hrefWith={hrefWith} showsOrganization={showsOrganization} />
      </tbody>
    </table>,
  );
  return screen.getByRole('row').textContent;
};

it('says who did what to which thing, each field before and after, and from where; each leads to more of it', () => {
  expect(show({})).toMatch(
    /Ada Lovelace.*accepted the issue NW-1-2 Crash.*Severity: low → high.*Note: x → nothing.*A page · Firefox on Linux · 192\.0\.2\.1 · abcdefabcdef/u,
  );
  const links = screen.getAllByRole('link').map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]);
  expect(links).toEqual([
    ['Only what Ada Lovelace did', '?person=p1'],
    ['Only what is about NW-1-2 Crash', '?thing=i1'],
    ['Only this sign-in, abcdefabcdef', '?session=abcdefabcdef'],
  ]);
});

it('says for whom support acted, that it was refused and why, and whose organization it was', () => {
  expect(show({ actingFor: 'Bo', isRefused: true, why: 'They may not do that.', changes: [] }, true)).toMatch(
    /acting for Bo.*Refused.*They may not do that\..*Northwind/u,
  );
  cleanup();
  expect(show({ personId: null, thingId: null, thing: null, session: null, organizationName: null, source: null }, true)).toMatch(/–/u);
  expect(screen.queryByRole('link')).toBeNull();
});

it('narrows by what is typed and chosen, and takes back each by itself or all at once', () => {
  const onSearch = vi.fn<(change: TrailSearch) => void>();
  const onClear = vi.fn<() => void>();
  const filter = (search: TrailSearch, personName: string | null = null, thingName: string | null = null) =>
    render(<TrailFilterView search={search} {...{ onSearch, onClear, personName, thingName }} kinds={['issues']} />);
  filter({});
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  fireEvent.change(screen.getByLabelText('Email of a person'), { target: { value: 'a@b.example' } });
  expect(onSearch).toHaveBeenLastCalledWith({ person: 'a@b.example' });
  cleanup();
  filter(
    { person: '0af76519-16cd-43dd-8448-eb211c80319c', thing: 'i1', since: '2026-02-03', until: '2026-02-02' },
    'Ada Lovelace',
    'NW-1-2 Crash',
  );
  expect(screen.queryByLabelText('Email of a person')).toBeNull();
  expect(screen.getByText('Ada Lovelace')).toBeDefined();
  expect(screen.getByText('NW-1-2 Crash')).toBeDefined();
  expect(screen.getByText('The first day is after the last one.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(onClear).toHaveBeenCalledOnce();
});

it('says that nothing was done, that nothing matches, and how far back was looked where it goes on', () => {
  const onMore = vi.fn<(after: string) => void>();
  const rest = (nodes: readonly ShownLine[], after: string | null, isNarrowed = false) => {
    cleanup();
    const pageInfo = { hasNextPage: after !== null, endCursor: after };
    const lookedBackTo = after === null ? null : '2026-02-03T04:05:06.000Z';
    render(
      <TrailRest trail={{ nodes: [...nodes], pageInfo, lookedBackTo, person: null }} isFirst isNarrowed={isNarrowed} onMore={onMore} />,
    );
  };
  rest([], null);
  expect(screen.getByText('Nothing has happened yet')).toBeDefined();
  rest([], null, true);
  expect(screen.getByText('Nothing matches')).toBeDefined();
  rest([], 'further', true);
  expect(screen.getByText('Nothing since 2026-02-03.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Look further back' }));
  rest([line], 'on');
  fireEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(onMore.mock.calls).toEqual([['further'], ['on']]);
});
