import type { TestWindowStatus } from '#schema/vocabulary/test.ts';
import type { LifecycleEvent } from '../../lib/lifecycle.ts';

export type ResultsNeededContext = {
  readonly numberOfResultsNeeded: number;
  readonly numberOfPublishedResults: number;
  readonly canModifyNumberOfResultsNeeded: boolean;
  readonly windowStatus: TestWindowStatus;
};

export type ResultsNeededEvent = LifecycleEvent<'number.change', { numberOfResultsNeeded: number }>;

export type ResultsNeededRow = ResultsNeededContext;
