// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CreditMonthsView } from './credit-months.tsx';
import { CreditUsageView, CreditUsageWaiting } from './credit-usage.view.tsx';
import type { CreditMovement } from './credit-usage.view.tsx';

afterEach(cleanup);

const movement: CreditMovement = {
  id: 'c1',
  description: 'Supervised test opened',
  createdAt: '2026-11-21T08:00:00.000Z',
  amount: -40,
  balanceAfterTransaction: -12.5,
  subject: { id: 't1', type: 'Supervised Test', name: 'NW-1 Checkout', url: '/results/t1' },
};

const show = (balance: number, transactions: readonly CreditMovement[] = [], onMore: (() => void) | null = null, isWhole = true) => {
  cleanup();
  render(
    <CreditUsageView balance={balance} transactions={transactions} isLoadingMore={false} isCut={false} onMore={onMore} isWhole={isWhole} />,
  );
};
const topUp = 'Contact your Customer Success Manager to top up';

it('has its two sheets and the choice of the period while the credits are asked for', () => {
  render(<CreditUsageWaiting head={<button type="button">Period</button>} />);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Balance', 'Transactions']);
  expect(screen.getByRole('button', { name: 'Period' })).toBeDefined();
});

describe('the balance', () => {
  it('SH-153 SH-253 SH-254: is in danger at 0 and below, with whom to ask', () => {
    for (const [balance, words] of [
      [0, '0 Credits'],
      [-3, '-3 Credits'],
    ] as const) {
      show(balance);
      expect([screen.getByText(words).className, screen.getByText(topUp).className]).toEqual([
        expect.stringContaining('text-danger'),
        expect.stringContaining('text-danger'),
      ]);
    }
    show(1);
    expect([screen.getByText('1 Credit').className, screen.queryByText(topUp)]).toEqual([expect.not.stringContaining('text-danger'), null]);
  });
});

describe('the transactions', () => {
  it('SH-453: say that there are none', () => {
    show(0);
    expect(
      screen.getByText(
        'Your credit usage history is empty. Please contact customer support to add credits to your account and start testing',
      ),
    ).toBeDefined();
  });

  it('say so of a period in which nothing moved', () => {
    show(5, [], null, false);
    expect([screen.getByText('No credits moved in this period'), screen.queryByText(/history is empty/)]).toEqual([
      expect.anything(),
      null,
    ]);
  });

  it('SH-154: name and link what was paid for; SH-255: a negative balance after it is in danger', () => {
    show(5, [movement]);
    const table = within(screen.getByRole('table', { name: 'Transactions' }));
    expect(table.getByRole('link', { name: 'NW-1 Checkout' }).getAttribute('href')).toBe('/results/t1');
    expect([table.getByText('Supervised Test'), table.getByText('-40 Credits')]).toHaveLength(2);
    expect(table.getByText(/^\d+\w+ ago$/)).toBeDefined();
    expect(table.getByText('-12.50 Credits').className).toContain('text-danger');
  });

  it('SH-155: offer more only while there is more', () => {
    const onMore = vi.fn<() => void>();
    show(5, [movement], onMore);
    fireEvent.click(screen.getByRole('button', { name: 'View more' }));
    expect(onMore).toHaveBeenCalledOnce();
    show(5, [movement]);
    expect(screen.queryByRole('button', { name: 'View more' })).toBeNull();
    const all = Array.from({ length: 12 }, (_, at) => ({ ...movement, id: `c${at}` }));
    show(5, all);
    expect(screen.getByRole('status').textContent).toBe('12 transactions');
    show(5, all.slice(0, 10));
    expect(screen.queryByRole('status')).toBeNull();
  });
});

it('says that the next transactions did not come where they did not, and only there', () => {
  for (const isCut of [true, false]) {
    cleanup();
    render(<CreditUsageView balance={5} transactions={[movement]} isLoadingMore={false} isCut={isCut} onMore={() => undefined} isWhole />);
    expect(screen.queryByText('The next transactions could not be loaded.') !== null).toBe(isCut);
  }
});

describe('the credits by month', () => {
  const months = [
    { startsAt: '2026-10-01T00:00:00.000Z', spent: 0, added: 150 },
    { startsAt: '2026-11-01T00:00:00.000Z', spent: 75.5, added: 0 },
  ];

  it('say what was spent and added in each', () => {
    render(<CreditMonthsView months={months} />);
    const chart = within(screen.getByRole('figure', { name: 'Credits by month' }));
    expect(chart.getByRole('button', { name: 'October 2026: Spent 0 Credits, Added 150 Credits' })).toBeDefined();
    expect(chart.getByRole('button', { name: 'November 2026: Spent 75.50 Credits, Added 0 Credits' })).toBeDefined();
  });

  it('are not there before anything moved', () => {
    const { container } = render(<CreditMonthsView months={months.map((month) => ({ ...month, spent: 0, added: 0 }))} />);
    expect(container.textContent).toBe('');
  });
});
