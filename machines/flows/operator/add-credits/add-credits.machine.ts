import { form } from '../../../lib/form.ts';

/** Adds credits to an organization, or takes some away. */
export const addCreditsMachine = form({ id: 'addCredits', fields: ['amount', 'reason'], failed: 'The credits could not be added.' });
