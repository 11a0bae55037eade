import { resultSections } from './browse-results.ts';
import type { browseResultsMachine } from './browse-results.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

const events = [
  ...resultSections.map((section) => ({ type: 'section.toggle' as const, section })),
  { type: 'sections.change' as const, sections: resultSections },
];

export const browseResultsSamples: WalkOptions<typeof browseResultsMachine> = {
  inputs: [
    { sections: resultSections },
    { sections: resultSections, open: [] },
    { sections: resultSections, open: resultSections },
    { sections: [] },
  ],
  events,
};
