import { cases } from '#schema/rules/launch/requested-test.builders.ts';
import type { pickVideoCasesMachine } from './pick-video-cases.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const pickVideoCasesSamples: WalkOptions<typeof pickVideoCasesMachine> = {
  inputs: [{ testCases: cases(16) }, { testCases: cases(15) }],
  events: [
    { type: 'case.toggle', index: 0 },
    { type: 'cases.toggle' },
    { type: 'search.change', search: '3' },
    { type: 'search.change', search: 'nothing like it' },
    { type: 'picker.close' },
  ],
  project: ({ context }) => context.search,
};
