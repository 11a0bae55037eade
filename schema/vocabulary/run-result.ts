import { counted } from './counted.ts';

export const runResultLabels = { waiting: 'Waiting', sending: 'Sending', sent: 'Sent', failed: 'Not sent' } as const;
export type RunResultState = keyof typeof runResultLabels;
export const runResultStates = Object.keys(runResultLabels) as readonly RunResultState[];

export const openRunResultStates = ['waiting', 'sending'] as const satisfies readonly RunResultState[];

export const caseOutcomeLabels = { passed: 'Passed', blocked: 'Blocked', retest: 'Retest', failed: 'Failed' } as const;
export type CaseOutcome = keyof typeof caseOutcomeLabels;

export type CaseVerdicts = { readonly passed: number; readonly blocked: number; readonly failed: number };

/** A failure counts for all; blocked where others passed is a retest. Null without results. */
export function outcomeOf({ passed, blocked, failed }: CaseVerdicts): CaseOutcome | null {
  if (failed > 0) return 'failed';
  if (blocked > 0) return passed > 0 ? 'retest' : 'blocked';
  return passed > 0 ? 'passed' : null;
}

export const runResultTexts = {
  title: (tool: string): string => `Results in ${tool}`,
  none: 'Nothing has been published yet',
  noneHint: (tool: string): string => `Once results are published, the outcome of each test case is sent to ${tool}.`,
  superseded: 'A newer outcome of this test case is sent instead.',
  disconnected: (tool: string): string => `There is no active integration with ${tool}. It continues once the integration is active.`,
  elsewhere: (tool: string): string => `The integration points to a different ${tool} from the one this test run was launched from.`,
  noCase: (tool: string, run: string, code: string): string => `Test run ${run} of ${tool} has no test case ${code}.`,
  closed: (tool: string, run: string): string => `Test run ${run} is closed in ${tool} and takes no results.`,
  refused: (cases: number, test: string, tool: string): string =>
    `The results of ${counted(cases, 'test case', 'test cases')} of ${test} could not be sent back to ${tool}.`,
  retry: 'Try again',
  retried: 'Results are sent again.',
  notRetried: 'Results could not be sent again. Please try again later.',
  noneFailed: 'There is nothing to send again.',
} as const;

/** From where somebody is suspected of passing cases without testing them. */
export const massPassingLimits = {
  /** Fewer results prove nothing. */
  fewestResults: 5,
  /** Per hour: one answered field every six seconds. */
  fastestHonestRate: 600,
} as const;
