import type { LaunchEstimate } from '#schema/rules/launch/estimate.ts';
import type { TestEstimateInput } from '#schema/rules/launch/estimate-input.ts';
import type { ApplicationLinkState } from '#schema/vocabulary/launch/estimate.ts';
import type { PromiseActorLogic } from 'xstate';

export type LinkStates = Readonly<Record<string, ApplicationLinkState>>;

export type EstimateLaunchPorts = {
  readonly askEstimate: PromiseActorLogic<LaunchEstimate, { readonly tests: readonly TestEstimateInput[] }>;
  readonly checkLinks: PromiseActorLogic<LinkStates, { readonly urls: readonly string[] }>;
};

export type EstimateLaunchContext = {
  readonly tests: readonly TestEstimateInput[];
  readonly urls: readonly string[];
  /** The last estimate that came, which may be of an earlier request. */
  readonly estimate: LaunchEstimate | null;
  readonly links: LinkStates;
};

export type RequestToEstimate = { readonly tests: readonly TestEstimateInput[]; readonly urls: readonly string[] };

export type EstimateLaunchEvent = ({ readonly type: 'request.changed' } & RequestToEstimate) | { readonly type: 'estimate.retry' };

export type EstimateLaunchTag = 'busy' | 'refused' | 'settled';
