import type { ParticipantStatus } from '#schema/vocabulary/participant.ts';

export type Platform = 'web' | 'android' | 'ios';

/**
 * `done` is the share of submitted cases, where the status leaves it open; the hasty pass everything, the early finish in the first sixth
 * of the time.
 */
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

/** Times in hours from now. */
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
