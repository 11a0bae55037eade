import { playbackRates } from '../case-result/result.rules.ts';

/** In seconds: no file tells its frame rate, and most recordings have thirty. */
const frame = 1 / 30;

const steps: Readonly<Record<string, number>> = { ',': -frame, '.': frame, j: -10, l: 10, ArrowLeft: -5, ArrowRight: 5 };

/** In seconds; null for a key that does not seek. */
export const videoStep = (key: string): number | null => steps[key] ?? null;

export const nearestRate = (rate: number, step: 1 | -1): number => {
  const at = playbackRates.findIndex((each) => each === rate) + step;
  return playbackRates[Math.min(playbackRates.length - 1, Math.max(0, at))] ?? 1;
};
