export const creditPeriods = ['this-month', 'last-month', 'past-90-days', 'this-year'] as const;

/** As in the URL, where 'all' is absent. */
export type CreditPeriod = (typeof creditPeriods)[number] | 'all';

/** Unknown text is 'all'. */
export const readCreditPeriod = (text: unknown): CreditPeriod => creditPeriods.find((period) => period === text) ?? 'all';

export const creditPeriodLabels: Readonly<Record<CreditPeriod, string>> = {
  all: 'All time',
  'this-month': 'This month',
  'last-month': 'Last month',
  'past-90-days': 'Past 90 days',
  'this-year': 'This year',
};

/** `until` is exclusive; UTC; null: unbounded. */
export type Bounds = { readonly since: string | null; readonly until: string | null };

const day = 86_400_000;

export const creditBounds = (period: CreditPeriod, now: string): Bounds => {
  const at = new Date(now);
  const [year, month] = [at.getUTCFullYear(), at.getUTCMonth()];
  const start = (of: number, inMonth: number): string => new Date(Date.UTC(of, inMonth, 1)).toISOString();
  switch (period) {
    case 'all':
      return { since: null, until: null };
    case 'this-month':
      return { since: start(year, month), until: null };
    case 'last-month':
      return { since: start(year, month - 1), until: start(year, month) };
    case 'past-90-days':
      return { since: new Date(Date.UTC(year, month, at.getUTCDate()) - 90 * day).toISOString(), until: null };
    case 'this-year':
      return { since: start(year, 0), until: null };
  }
};
