import { form } from '../../../lib/form.ts';

/** Invites a person into an organization. */
export const invitePersonMachine = form({
  id: 'invitePerson',
  fields: ['email', 'firstName', 'lastName'],
  failed: 'The person could not be invited.',
});
