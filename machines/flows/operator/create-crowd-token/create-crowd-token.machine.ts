import { form } from '../../../lib/form.ts';

/** Makes a token for a crowd system. */
export const createCrowdTokenMachine = form({ id: 'createCrowdToken', failed: 'The token could not be made.' });
