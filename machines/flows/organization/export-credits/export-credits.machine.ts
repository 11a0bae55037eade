import { act } from '../../../lib/act.ts';

/** Gives the credit transactions of a period as a file. */
export const exportCreditsMachine = act({ id: 'exportCredits', failed: 'The transactions could not be exported. Please try again.' });
