import type { WalkOptions } from '#machines/testing/walk.ts';
import type { howItWorksMachine } from './how-it-works.ts';

export const howItWorksSamples: WalkOptions<typeof howItWorksMachine> = {
  events: [{ type: 'state.look', state: 'issue.rejected' }, { type: 'state.look', state: null }, { type: 'chart.print' }],
};
