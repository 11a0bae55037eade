type Movement = {
  readonly amount: number;
  readonly description: string;
  readonly subject: { readonly type: string; readonly name: string } | null;
};

/** What kind of movement it was. */
export const movementLabel = ({ amount, subject }: Pick<Movement, 'amount' | 'subject'>): string =>
  amount > 0 ? 'Credit' : (subject?.type ?? 'Deduction');

/** What the movement was for, without the name of its test, and that name where there is one. */
export const movementWords = ({ amount, description, subject }: Movement): { readonly lead: string; readonly name: string | null } => {
  if (subject === null) return { lead: description, name: null };
  return { lead: amount > 0 ? 'Refund for: ' : '', name: subject.name };
};
