import { sender, byEveryone } from '#machines/testing/who-may.ts';
import { caseRunLifecycle } from './case-run.machine.ts';
import type { caseRunMachine } from './case-run.machine.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const handedIn = (['pass', 'fail', 'blocked', 'skipped'] as const).map(
  (status) => ({ type: 'case.submit', actor: sender('system'), status }) as const,
);

export const caseRunSamples: WalkOptions<typeof caseRunMachine> = { inputs: [{}], events: [...byEveryone(caseRunLifecycle), ...handedIn] };
