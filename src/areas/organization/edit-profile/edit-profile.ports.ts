import type { EditProfileInput, EditProfilePorts, ProfileAnswer } from '#machines/flows/organization/edit-profile.ts';
import type { Client } from 'urql';
import { fromPromise } from 'xstate';
import { SaveProfile } from './edit-profile.documents.ts';

const save = async (client: Client, { userId, firstName, lastName }: EditProfileInput): Promise<ProfileAnswer> => {
  const { data, error } = await client.mutation(SaveProfile, { input: { organizationUserId: userId, firstName, lastName } }).toPromise();
  if (data === undefined) throw error ?? new Error('The server gave no answer.');
  const { successful, errors } = data.organizationUserUpdate;
  return { successful, faults: errors.map(({ path, message }) => ({ path: path ?? null, message })) };
};

/** Lets a person save their own name. */
export const editProfilePorts = (client: Client): EditProfilePorts => ({
  saveProfile: fromPromise(({ input }) => save(client, input)),
});
