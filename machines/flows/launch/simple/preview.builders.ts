import type { previewMachine, PreviewInput } from './preview.ts';
import { simpleRequest } from '#schema/rules/launch/simple-request.builders.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const receipt = { id: 'a1', name: 'Autumn release', url: '/results/a1' };
export const input: PreviewInput = {
  form: { values: simpleRequest(), draftId: 'd1', attempt: 1 },
  receipt: null,
  isNameChosen: true,
  chosenName: 'Fabrikam',
  maySkipName: false,
};

export const previewSamples: WalkOptions<typeof previewMachine> = {
  inputs: [input, { ...input, isNameChosen: false }, { ...input, receipt }],
  events: [{ type: 'test.launch' }, { type: 'outcome.close' }],
  outcomes: {
    launchTest: {
      outputs: [
        { kind: 'launched', receipt },
        { kind: 'refused', message: '' },
      ],
      errors: [new Error('lost')],
    },
    nameOrganization: { outputs: [undefined], errors: [new Error('broken')] },
  },
  project: ({ context }) => [context.isNameChosen, context.receipt !== null],
};
