/** An amount of credits in words: one, a whole number, or two decimals. */
export const creditsWords = (amount: number): string => {
  if (amount === 1) return '1 Credit';
  const isWhole = Number.isInteger(amount);
  return `${isWhole ? String(Math.abs(amount) === 0 ? 0 : amount) : amount.toFixed(2)} Credits`;
};
