// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { ResultCount } from '#machines/lifecycles/case-result/status-counts.rules.ts';
import { Charter } from './charter.tsx';
import { SessionsView } from './sessions.view.tsx';
import type { ShownSession } from './sessions.view.tsx';

afterEach(cleanup);

const issue = (id: string, more: Partial<ShownSession['foundIssues'][number]> = {}): ShownSession['foundIssues'][number] => ({
  id,
  url: `/results/t1/issue/${id}`,
  code: `NW-418-${id}`,
  title: `Issue ${id}`,
  severity: 'low',
  ...more,
});
const session = (more: Partial<ShownSession> = {}): ShownSession => ({
  id: 's1',
  isRejected: false,
  wasRead: true,
  startedAt: '2026-11-21T13:00:00.000Z',
  completedAt: '2026-11-21T13:52:00.000Z',
  minutesSpent: 80,
  actualResult: 'A card can be used twice.',
  additionalInformation: 'In a private window as well.',
  moderationStatus: 'approved',
  testerName: 'Lena Hartmann',
  testerCountry: { code: 'DE', name: 'Germany' },
  testerEnvironment: { operatingSystemAndVersion: 'Windows 11', browserOrDevice: 'Firefox 140' },
  foundIssues: [],
  ...more,
});
const counts: readonly ResultCount[] = [
  { kind: 'explored', count: 2 },
  { kind: 'live', count: 4 },
];
const show = (sessions: readonly ShownSession[], more: { readonly hasModeration?: boolean; readonly nothingFound?: string } = {}) =>
  render(
    <SessionsView
      sessions={sessions}
      counts={counts}
      hrefOf={(id) => `/results/t1/test-case/k1?result=${id}`}
      hasModeration={more.hasModeration ?? false}
      nothingFound={more.nothingFound ?? null}
    />,
  );
const rows = () => [...document.querySelectorAll<HTMLElement>('[data-row]')];

describe('the sessions of an exploratory test', () => {
  it('say who explored, how long, on what, and what was written, and lead to the whole', () => {
    show([session()]);
    const [row] = rows();
    expect(
      within(row ?? expect.fail('no row'))
        .getByRole('link', { name: /Lena Hartmann/u })
        .getAttribute('href'),
    ).toBe('/results/t1/test-case/k1?result=s1');
    for (const words of [
      '1 h 20 min',
      'Windows 11, Firefox 140',
      'A card can be used twice.',
      'In a private window as well.',
      'No issues found',
    ])
      expect(row?.textContent).toContain(words);
  });

  it('count what was found by severity, and lead to each issue', () => {
    show([session({ foundIssues: [issue('1'), issue('2', { severity: 'critical' }), issue('3', { url: null })] })]);
    expect(screen.getByText(/^3 issues found/u).textContent).toBe('3 issues found12');
    expect([...document.querySelectorAll('[title]')].map((mark) => mark.getAttribute('title'))).toEqual(
      expect.arrayContaining(['Critical', 'Low']),
    );
    const list = within(screen.getByRole('list', { name: 'Issues of this session' }));
    expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/results/t1/issue/1', '/results/t1/issue/2']);
    expect(list.getByText('Issue 3')).toBeDefined();
  });

  it('are a bar of those submitted and those to come, in which nothing failed', () => {
    show([session({ foundIssues: [issue('1', { severity: 'critical' })] })]);
    expect(screen.getByRole('img', { name: '2 submitted, 4 to come' }).querySelectorAll('.bg-res-fail')).toHaveLength(0);
    expect(screen.getByText('2 of 6 sessions')).toBeDefined();
  });

  it('tell where the moderation stands to those who see it alone', () => {
    show([session()]);
    expect(screen.queryByText('Approved')).toBeNull();
    cleanup();
    show([session(), session({ id: 's2', moderationStatus: 'not_moderated' })], { hasModeration: true });
    expect(rows().map((row) => /Not moderated|Approved/u.exec(row.textContent)?.[0])).toEqual(['Approved', 'Not moderated']);
  });

  it('say when one appears, and when none is found', () => {
    show([]);
    expect(screen.getByText('No session has been submitted yet')).toBeDefined();
    cleanup();
    show([], { nothingFound: 'No sessions match the search' });
    expect(screen.queryByText('No session has been submitted yet')).toBeNull();
    expect(screen.getByText('No sessions match the search')).toBeDefined();
  });

  it('have the charter that the customer gave, or say that there is none', () => {
    render(<Charter testGoal="Learn" inScope="The shop" outOfScope=" " />);
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Charter', 'Goal', 'In scope']);
    cleanup();
    render(<Charter testGoal={null} inScope={null} outOfScope={null} />);
    expect(screen.getByText('The request says nothing about what to explore.')).toBeDefined();
  });
});
