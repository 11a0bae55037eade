// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { handedIn, tester } from '../moderation.builders.ts';
import type { HandedInCase } from './results-table.tsx';
import { TesterView } from './tester.view.tsx';

afterEach(cleanup);

type Facts = Partial<Parameters<typeof TesterView>[0]>;

const show = (facts: Facts = {}) => {
  const onOpen = vi.fn<(id: string) => void>();
  render(
    <TesterView
      tester={tester()}
      outstanding={[]}
      approved={[]}
      missing={0}
      opened={null}
      actions={null}
      warning={null}
      onOpen={onOpen}
      {...facts}
    />,
  );
  return onOpen;
};
const outstanding = (...cases: readonly HandedInCase[]) => show({ outstanding: cases });

describe('the tester page', () => {
  it('RE-275: leads back to the Testers tab', () => {
    show();
    expect(screen.getByRole('link', { name: 'Back to Testers' }).getAttribute('href')).toBe('/results/t1?tab=testers');
  });

  it('RE-276, RE-277, RE-278: shows test, full name and e-mail', () => {
    show();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Lena Hartmann');
    expect([screen.queryByText('Checkout regression'), screen.queryByText('lena@mail.example')]).not.toContain(null);
  });

  it('RE-279, RE-280, RE-281, RE-282: shows environment, country, joined and finished', () => {
    show();
    const words = screen.getByRole('region', { name: 'Status' }).textContent;
    for (const part of ['Windows 11, Chrome 129', 'Germany', 'Joined 20 Nov 2026, 08:14 UTC', 'Finished 20 Nov 2026, 12:30 UTC'])
      expect(words).toContain(part);
  });

  it('RE-286, RE-287: shows the status and the approval progress', () => {
    show();
    const status = screen.getByRole('region', { name: 'Status' });
    expect(status.textContent).toContain('Under review');
    expect(within(status).getByRole('img', { name: '3 of 8 approved' })).toBeDefined();
  });

  it.each([
    ['RE-453', { moderationStatus: 'invalid_issue' }, 'Fake issue'],
    ['RE-454', { moderationStatus: 'pending', numberOfPendingIssueModerations: 2 }, '2 pending moderations'],
    ['RE-455', { moderationStatus: 'known_issue' }, 'Known issue'],
    ['RE-456', { moderationStatus: 'moderated' }, 'Moderated'],
    ['nothing', { moderationStatus: 'nothing_to_moderate' }, 'Nothing to moderate'],
  ])('%s: says in words how the moderation stands: %j', (_, facts, words) => {
    show({ tester: tester(facts) });
    expect(within(screen.getByRole('region', { name: 'Status' })).getByText(words)).toBeDefined();
  });

  it('calls nothing outstanding once the tester is published', () => {
    show({ tester: tester({ status: 'results_published' }), outstanding: [handedIn()] });
    expect(screen.queryByText('Outstanding test case results')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Test case results left out' })).toBeDefined();
  });

  it('RE-288, RE-289: counts issues pending moderation and results pending edit request', () => {
    show();
    const words = screen.getByRole('region', { name: 'Status' }).textContent;
    expect(words).toContain('2 issues pending moderation');
    expect(words).toContain('1 result pending edit request');
  });

  it('has no moderation audit log for those who get none', () => {
    show();
    expect(screen.queryByRole('region', { name: 'Moderation audit log' })).toBeNull();
  });

  it('RE-302: lists time, user, role and event of each moderation, and of which case', () => {
    const entry = {
      eventTime: '2026-11-21T14:05:00.000Z',
      organizationUserFullName: 'Ana Souza',
      organizationUserRole: 'Community test manager',
      eventType: 'Result approved',
    };
    show({ tester: tester({ moderationLogs: [{ ...entry, testCase: { id: 'k1', name: 'Pay as guest' } }] }) });
    const row = within(screen.getByRole('region', { name: 'Moderation audit log' })).getAllByRole('row')[1];
    expect(
      within(row as HTMLElement)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['21 Nov 2026, 14:05 UTC', 'Ana Souza', 'Community test manager', 'Result approved', 'Pay as guest']);
  });
});

describe('its tables', () => {
  it('RE-291, RE-292: are titled Outstanding and Approved test case results', () => {
    show({ outstanding: [handedIn()], approved: [handedIn({ id: 'k2' }, { id: 'r2', moderationStatus: 'approved' })] });
    expect(screen.getAllByRole('table').map((table) => table.getAttribute('aria-label'))).toEqual([
      'Outstanding test case results',
      'Approved test case results',
    ]);
  });

  it('RE-293: have the columns RESULT, ID, TITLE, MODERATION and TAGS', () => {
    outstanding(handedIn());
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'RESULT',
      'ID',
      'TITLE',
      'MODERATION',
      'TAGS',
    ]);
  });

  it('RE-294: group cases into sections that fold', () => {
    outstanding(handedIn(), handedIn({ id: 'k2', name: 'Keep the cart', section: 'Cart' }, { id: 'r2' }));
    fireEvent.click(screen.getByRole('button', { name: /^Payment/ }));
    expect(screen.queryByRole('button', { name: 'Pay as guest' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Keep the cart' })).toBeDefined();
  });

  it('RE-301: open a result at a press on its row', () => {
    const onOpen = outstanding(handedIn());
    fireEvent.click(screen.getByRole('row', { name: 'GAT-PAY-02 Pay as guest' }));
    expect(onOpen).toHaveBeenCalledExactlyOnceWith('r1');
  });

  it('show badges and edit requests', () => {
    const related = { id: 'i1', moderationStatus: 'pending' as const, known: false };
    const request = { id: 'e1', status: 'requested', createdAt: new Date(Date.now() - 42 * 60_000 - 1000).toISOString() };
    outstanding(
      handedIn({}, { relatedIssues: [related] }),
      handedIn({ id: 'k2' }, { id: 'r2', latestCaseResultEditRequest: request }),
      handedIn({ id: 'k3' }, { id: 'r3' }),
    );
    expect(
      screen
        .getAllByRole('row')
        .slice(2)
        .map((row) => within(row).getAllByRole('cell')[2]?.textContent),
    ).toEqual(['1 pending', 'Edit requested 42min', 'Not moderated']);
  });

  it('are all on paper, also those of a section that is folded', () => {
    outstanding(handedIn());
    const rows = () => screen.queryAllByRole('row', { name: 'GAT-PAY-02 Pay as guest' }).length;
    fireEvent.click(screen.getByRole('button', { name: /^Payment/u }));
    expect(rows()).toBe(0);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(rows()).toBe(1);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(rows()).toBe(0);
  });

  it('say that nothing is outstanding, or what is still to come', () => {
    show();
    expect(screen.getByText('Every result has been approved')).toBeDefined();
    cleanup();
    show({ missing: 2 });
    expect(screen.getByText('2 assigned cases have no result yet.')).toBeDefined();
  });
});
