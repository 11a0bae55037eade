/** An amount of credits in words: one, a whole number, or two decimals. */
export const creditsWords = (amount: number): string => {
  if (amount === 1) return '1 Credit';
  const isWhole = Number.isInteger(amount);
  return `${isWhole ? String(Math.abs(amount) === 0 ? 0 : amount) : amount.toFixed(2)} Credits`;
};

/** Why something that takes credits cannot be had from a balance, or null where it can. */
export const creditsMissing = (price: number, balance: number): string | null =>
  price <= balance ? null : `The test takes ${creditsWords(price)}, and the balance is ${creditsWords(balance)}.`;
