import { form } from '../../../lib/form.ts';

/** Makes a token for a crowd system. */
export const createCrowdTokenMachine = form({ id: 'createCrowdToken', fields: ['name'], failed: 'The token could not be made.' });
