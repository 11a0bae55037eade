import type { ActorRef, Snapshot } from 'xstate';
import type { Dimension, Match, MatchCost, Targeting, TestersNotice } from '../select-testers/select-testers.types.ts';

export type RemovedTester = { readonly id: string; readonly fullName: string };
export type EarlierTest = { readonly id: string; readonly name: string };

/** A tester group as it is typed. */
export type GroupValues = {
  readonly name: string;
  readonly numberOfResultsNeeded: number | null;
  readonly targeting: Targeting;
  readonly other: string;
  readonly tags: readonly string[];
  readonly isAutomatic: boolean;
  /** Why testers are not selected automatically. */
  readonly reason: string;
  /** E-mail addresses, as typed. */
  readonly selected: string;
  readonly backups: string;
  /** Testers taken out of the automatic list. */
  readonly removed: readonly RemovedTester[];
  /** Earlier tests whose testers are not asked again. */
  readonly earlier: readonly EarlierTest[];
};

export type GroupNotice = {
  readonly type: 'group.changed';
  readonly groupId: number;
  readonly values: GroupValues;
  /** The testers found with exactly these filters, if they were. */
  readonly match: Match | null;
};
export type GroupListener = ActorRef<Snapshot<unknown>, GroupNotice>;

export type TesterGroupInput = {
  readonly groupId: number;
  readonly advancedTestId: string;
  readonly values: GroupValues;
  readonly listener: GroupListener;
};
export type TesterGroupContext = TesterGroupInput & {
  /** The testers found last. */
  readonly match: Match | null;
  /** Whether they were found with the filters as they are. */
  readonly isFresh: boolean;
  /** What each criterion costs, where that is known of the filters as they are. */
  readonly costs: readonly MatchCost[];
};

export type GroupText = 'name' | 'other' | 'reason' | 'selected' | 'backups';
export type Place = 'selected' | 'backups';

export type TesterGroupEvent =
  | { readonly type: 'text.change'; readonly field: GroupText; readonly text: string }
  | { readonly type: 'results.change'; readonly text: string }
  | { readonly type: 'tags.change'; readonly tags: readonly string[] }
  | { readonly type: 'targeting.change'; readonly dimension: Dimension; readonly ids: readonly string[] }
  | { readonly type: 'tester.remove'; readonly testerId: string }
  | { readonly type: 'testers.restore' }
  | { readonly type: 'earlier.change'; readonly tests: readonly EarlierTest[] }
  | { readonly type: 'tester.add'; readonly testerId: string; readonly place: Place }
  | { readonly type: 'automatic.turnOn' }
  | { readonly type: 'automatic.turnOff' }
  | TestersNotice;

export type TesterGroupTag = 'automatic' | 'manual';
