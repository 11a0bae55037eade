import { counted } from '../vocabulary/counted.ts';

const decimals = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** One, a whole number, or two decimals. */
export const creditsWords = (amount: number): string =>
  Number.isInteger(amount) ? counted(amount === 0 ? 0 : amount, 'Credit', 'Credits') : `${decimals.format(amount)} Credits`;

export const creditsMissing = (price: number, balance: number, held = 0): string | null => {
  if (price <= balance - held || price === 0) return null;
  const waiting = held === 0 ? '' : `, of which ${creditsWords(held)} ${held === 1 ? 'is' : 'are'} held for tests that wait`;
  return `This takes ${creditsWords(price)}, and the balance is ${creditsWords(balance)}${waiting}.`;
};

type Movement = {
  readonly amount: number;
  readonly description: string;
  readonly subject: { readonly type: string; readonly name: string } | null;
};

export const movementLabel = ({ amount, subject }: Pick<Movement, 'amount' | 'subject'>): string =>
  amount > 0 ? 'Credit' : (subject?.type ?? 'Deduction');

export const movementWords = ({ amount, description, subject }: Movement): { readonly lead: string; readonly name: string | null } => {
  if (subject === null) return { lead: description, name: null };
  return { lead: amount > 0 ? 'Refund for: ' : '', name: subject.name };
};

/** 0 for no clear amount: '1,000' is a thousand to some and one to others. */
export const amountOf = (typed: string): number => {
  const text = typed.trim();
  return /^[+-]?\d+([.,]\d{1,2})?$/u.test(text) ? Number(text.replace(',', '.')) : 0;
};
