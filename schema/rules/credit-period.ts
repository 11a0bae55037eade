export const creditPeriods = ['this-month', 'last-month', 'past-90-days', 'this-year'] as const;

/** A period of credit transactions as an address names it; 'all' is named by none. */
export type CreditPeriod = (typeof creditPeriods)[number] | 'all';

/** Reads what an address says; anything unknown is all. */
export const readCreditPeriod = (text: unknown): CreditPeriod => creditPeriods.find((period) => period === text) ?? 'all';
