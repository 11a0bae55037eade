import { form } from '../../../lib/form.ts';

/** Invites a removed person again. */
export const restorePersonMachine = form({ id: 'restorePerson', failed: 'The person could not be invited again.' });
