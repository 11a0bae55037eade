import { limits } from '#schema/vocabulary/limits.ts';

const day = 24 * 60 * 60 * 1000;

export type TrialNotice = { readonly words: string; readonly isDanger: boolean };
type Trial = { readonly finishesAt: string; readonly finishedAt: string | null };

/** What the banner says about a trial: whole days left, rounded up, or that it is over. */
export const trialNotice = (trial: Trial, now: number): TrialNotice => {
  const days = Math.ceil((Date.parse(trial.finishesAt) - now) / day);
  if (trial.finishedAt !== null || days <= 0) return { words: 'Your trial has expired', isDanger: true };
  return { words: `${days} ${days === 1 ? 'day' : 'days'} left in your trial`, isDanger: days <= limits.trialDangerDays };
};
