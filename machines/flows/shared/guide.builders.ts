import type { WalkOptions } from '#machines/testing/walk.ts';
import { stepsOf } from '#schema/vocabulary/guides.ts';
import type { GuideName } from '#schema/vocabulary/guides.ts';
import type { GuideMachine } from './guide.ts';

/** All facts but one, each of them in turn, all and none. */
const samplesOf = (name: GuideName): WalkOptions<GuideMachine> => {
  const steps = stepsOf(name).map(([step]) => step);
  const all = [...steps.map((left) => steps.filter((step) => step !== left)), steps, []];
  return { events: all.map((done) => ({ type: 'facts.changed' as const, facts: { done, isPutAway: false } })) };
};

export const operatorGuideSamples = samplesOf('operator');
export const managerGuideSamples = samplesOf('manager');
export const customerGuideSamples = samplesOf('customer');
export const trialGuideSamples = samplesOf('trial');
