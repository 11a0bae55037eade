import { form } from '../../../lib/form.ts';

/** Saves role and staff rights of a person. */
export const savePersonMachine = form({ id: 'savePerson', fields: ['role', 'isOperator'], failed: 'The rights could not be saved.' });
