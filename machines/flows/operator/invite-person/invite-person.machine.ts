import { form } from '../../../lib/form.ts';

/** Invites a person into an organization. */
export const invitePersonMachine = form({ id: 'invitePerson', failed: 'The person could not be invited.' });
