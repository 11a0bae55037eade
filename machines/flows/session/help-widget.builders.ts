import type { helpWidgetMachine } from './help-widget.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const helpWidgetSamples: WalkOptions<typeof helpWidgetMachine> = {
  inputs: [{ isOffered: true }, { isOffered: false }],
  events: [],
  outcomes: { lookForWidget: { outputs: [true, false], errors: [new Error('no window')] } },
  project: ({ context }) => [context.checks],
};
