import { act } from '../../../lib/act.ts';
import { form } from '../../../lib/form.ts';

/** Invites a person into an organization. */
export const invitePersonMachine = form({ id: 'invitePerson', failed: 'The person could not be invited.' });

/** Saves role and staff rights of a person. */
export const savePersonMachine = form({ id: 'savePerson', failed: 'The rights could not be saved.' });

/** Invites a removed person again. */
export const restorePersonMachine = form({ id: 'restorePerson', failed: 'The person could not be invited again.' });

/** Makes a link on which a person chooses a new password. */
export const offerPasswordMachine = form({ id: 'offerPassword', failed: 'The link could not be made.' });

/** Begins to act for a person. */
export const startSupportMachine = form({ id: 'startSupport', failed: 'The support session could not be started.' });

/** Takes a person out of the installation. */
export const removePersonMachine = act({
  id: 'removePerson',
  failed: 'The person could not be removed.',
  asks: { refused: 'resting' },
});

/** Ends every session of a person. */
export const signOutPersonMachine = act({ id: 'signOutPerson', failed: 'The sessions could not be ended.' });
