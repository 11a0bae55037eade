import { playbackRates } from '../case-result/result.rules.ts';

/** No file tells its frames; most recordings have thirty a second. */
const frame = 1 / 30;

const steps: Readonly<Record<string, number>> = { ',': -frame, '.': frame, j: -10, l: 10, ArrowLeft: -5, ArrowRight: 5 };

/** How many seconds a key moves; null for one that moves nothing. */
export const videoStep = (key: string): number | null => steps[key] ?? null;

/** The speed one step faster or slower. */
export const nearestRate = (rate: number, step: 1 | -1): number => {
  const at = playbackRates.findIndex((each) => each === rate) + step;
  return playbackRates[Math.min(playbackRates.length - 1, Math.max(0, at))] ?? 1;
};
