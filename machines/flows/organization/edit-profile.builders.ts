import type { editProfileMachine } from './edit-profile.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const input = { userId: 'u1', firstName: 'Ada', lastName: 'Byron' };
export const refusal = { path: 'lastName', message: 'Taken.' };

export const editProfileSamples: WalkOptions<typeof editProfileMachine> = {
  inputs: [input],
  events: [
    { type: 'name.change', part: 'firstName', name: '' },
    { type: 'name.change', part: 'lastName', name: 'Lovelace' },
    { type: 'profile.save' },
  ],
  outcomes: {
    saveProfile: {
      outputs: [
        { successful: true, faults: [] },
        { successful: false, faults: [refusal] },
      ],
      errors: [new Error('no network')],
    },
  },
  project: ({ context }) => [context.firstName, context.lastName, context.faults],
};
