import { form } from '../../../lib/form.ts';

/** Begins to act for a person. */
export const startSupportMachine = form({ id: 'startSupport', fields: ['reason'], failed: 'The support session could not be started.' });
