import type { nameOrganizationMachine } from './name-organization.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const named = { chosenName: 'Contoso', maySkip: true };
export const renamed = { chosenName: 'Contoso', maySkip: false, stays: true };

export const nameOrganizationSamples: WalkOptions<typeof nameOrganizationMachine> = {
  inputs: [named, { chosenName: null, maySkip: false }, renamed],
  events: [{ type: 'name.change', name: '' }, { type: 'name.change', name: 'Contoso' }, { type: 'name.save' }, { type: 'prompt.skip' }],
  outcomes: {
    saveName: {
      outputs: [
        { successful: true, messages: [] },
        { successful: false, messages: ['No.'] },
      ],
      errors: [new Error('no network')],
    },
  },
  project: ({ context }) => [context.name, context.refusal, context.maySkip, context.stays],
};
