import type { LaunchEstimate } from '#schema/rules/launch/estimate.ts';
import type { EstimateLaunchSnapshot } from './estimate-launch.machine.ts';
import type { LinkStates } from './estimate-launch.types.ts';

export type EstimateStage = 'idle' | 'asking' | 'known' | 'failed';

export const selectEstimateStage = ({ value }: EstimateLaunchSnapshot): EstimateStage => {
  const { supply } = value;
  return supply === 'waiting' ? 'asking' : supply;
};

/** The last estimate that came; while the next one is asked for it belongs to an earlier request. */
export const selectEstimate = ({ context }: EstimateLaunchSnapshot): LaunchEstimate | null => context.estimate;

/** How the applications of the request answer, as far as that is known. */
export const selectLinks = ({ context }: EstimateLaunchSnapshot): LinkStates => context.links;

/** What a launch takes of the credits, while the estimate is of what is typed. */
export const selectCredits = (snapshot: EstimateLaunchSnapshot): number | null =>
  selectEstimateStage(snapshot) === 'known' ? (selectEstimate(snapshot)?.credits ?? null) : null;
