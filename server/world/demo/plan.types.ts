import type { ParticipantStatus } from '#schema/vocabulary/participant.ts';

export type Platform = 'web' | 'android' | 'ios';

/** One tester of a run. `done` is the share of cases handed in, where the status leaves it open; the hasty pass everything, the early are through in the first sixth of the time. */
export type Role = {
  readonly status: ParticipantStatus;
  readonly name?: string;
  readonly done?: number;
  readonly approved?: number;
  readonly isHasty?: boolean;
  readonly isEarly?: boolean;
};

export type GroupPlan = {
  readonly name: string;
  readonly countries: readonly string[];
  readonly platform: Platform;
  readonly languages?: readonly string[];
  readonly tags?: readonly string[];
  readonly needed: number;
  readonly cast: readonly Role[];
};

/** A supervised test; times are hours from now. */
export type RunPlan = {
  readonly number: number;
  readonly name?: string;
  readonly opened?: number;
  readonly plannedEnd?: number;
  readonly closed?: number;
  readonly scheduled?: number;
  readonly cancelled?: number;
  readonly issues: number;
  readonly groups: readonly GroupPlan[];
};

export type RequestedPlan = {
  readonly name: string;
  readonly activity: string;
  readonly platform: Platform;
  readonly sections: readonly string[];
  readonly goal: string;
  readonly inScope: string;
  readonly outOfScope: string;
  readonly autoLaunch: string;
  readonly failed?: readonly string[];
  readonly groups: readonly GroupPlan[];
  readonly runs: readonly RunPlan[];
};

/** An advanced test with its requested tests. */
export type RequestPlan = {
  readonly number: number;
  readonly name: string;
  readonly created: number;
  readonly stage: string;
  readonly window: 'prep' | 'scheduled' | 'open' | 'closed' | 'cancelled';
  readonly scheduled?: number;
  readonly cancelled?: number;
  readonly recurring?: { readonly day: number; readonly time: string; readonly zone: string };
  readonly requested: readonly RequestedPlan[];
};
