import { notAllowed, refusal } from '../../lib/refusal.ts';
import type { Refusal } from '../../lib/refusal.ts';

type Person = { readonly state: string | undefined; readonly isOperator: boolean; readonly isSelf: boolean };

export const supportRefusal = ({ state, isOperator, isSelf }: Person): Refusal | null => {
  if (state !== 'active') return refusal('invalid_state', 'This person does not sign in');
  return isSelf || isOperator ? notAllowed('Nobody acts for an operator') : null;
};
