import { resultsNeededLifecycle } from './results-needed.machine.ts';
import type { resultsNeededMachine } from './results-needed.machine.ts';
import { byEveryone } from '#machines/testing/who-may.ts';
import type { ResultsNeededRow } from './results-needed.types.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const group: ResultsNeededRow = {
  numberOfResultsNeeded: 4,
  numberOfPublishedResults: 2,
  canModifyNumberOfResultsNeeded: true,
  windowStatus: 'open',
};
const project = () => 0;

export const resultsNeededSamples: WalkOptions<typeof resultsNeededMachine> = {
  inputs: [group],
  events: byEveryone(resultsNeededLifecycle),
  project,
};
