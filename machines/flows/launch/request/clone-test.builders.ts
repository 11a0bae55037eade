import type { Unread } from '#schema/rules/fit.ts';
import { cases, caseRun, exploratory } from '#schema/rules/launch/requested-test.builders.ts';
import type { CloneSource } from '#schema/rules/launch/clone-source.ts';
import type { cloneTestMachine } from './clone-test.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const input = { testId: 'a1', draftId: 'd1', cases: 'every' } as const;
/** What of a test does not fit any more. */
export const unread: readonly Unread[] = [{ field: 'activity', of: 'Checkout', value: 'guessing' }];
export const source: CloneSource = {
  kind: 'request',
  testId: 'a1',
  code: 'NW-412',
  name: 'Release 11',
  sdlcStage: 'release',
  files: [],
  unread: [],
  tests: [
    { requestedTestId: 'q1', name: 'Checkout', testCases: 4, values: exploratory(), unread },
    { requestedTestId: 'q2', name: 'Search', testCases: 2, values: exploratory(), unread },
  ],
};
export const search = caseRun({ name: 'Search', testCases: cases(2) });

export const cloneTestSamples: WalkOptions<typeof cloneTestMachine> = {
  inputs: [input],
  events: [{ type: 'clone.retry' }, { type: 'clone.cancel' }],
  outcomes: {
    readSource: { outputs: [{ source, hasDrafts: false }], errors: [new Error('offline')] },
    copyTest: {
      outputs: [
        { values: search, unread, cursor: null },
        { values: search, unread, cursor: '1' },
      ],
      errors: [new Error('offline')],
    },
    keepClone: { outputs: [{ kind: 'kept' }, { kind: 'refused', message: 'Too large' }], errors: [new Error('offline')] },
  },
  project: ({ context }) => [context.source !== null, context.copied.length, context.current !== null],
};
