import type { switchOrganizationMachine } from './switch-organization.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const input = { currentPublicId: 'org-a', key: 'key-1' };

export const switchOrganizationSamples: WalkOptions<typeof switchOrganizationMachine> = {
  inputs: [input],
  events: [
    { type: 'query.change', query: 'con' },
    { type: 'organization.pick', publicId: 'org-b' },
    { type: 'organization.pick', publicId: 'org-a' },
    { type: 'switch.confirm' },
  ],
  outcomes: {
    changeOrganization: {
      outputs: [
        { successful: true, messages: [] },
        { successful: false, messages: ['No.'] },
      ],
      errors: [new Error('no network')],
    },
  },
  project: ({ context }) => [context.picked, context.refusal],
};
