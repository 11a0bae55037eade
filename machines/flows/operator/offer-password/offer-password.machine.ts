import { form } from '../../../lib/form.ts';

/** Makes a link on which a person chooses a new password. */
export const offerPasswordMachine = form({ id: 'offerPassword', failed: 'The link could not be made.' });
