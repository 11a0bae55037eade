export const creditPeriods = ['this-month', 'last-month', 'past-90-days', 'this-year'] as const;

/** As in the URL, where 'all' is absent. */
export type CreditPeriod = (typeof creditPeriods)[number] | 'all';

/** Unknown text is 'all'. */
export const readCreditPeriod = (text: unknown): CreditPeriod => creditPeriods.find((period) => period === text) ?? 'all';
