import { act } from '#machines/lib/act.ts';

/** The words around ending a test run. */
export const closeWindowTexts = {
  action: 'End this test run',
  question: 'End this test run?',
  consequence: 'Testers will not be able to submit more results.',
  closed: 'Test closed successfully',
  failed: 'There was an issue with closing the test.',
} as const;

/** Ends a test run, after asking, because testers cannot go on. */
export const closeWindowMachine = act({
  id: 'closeWindow',
  failed: closeWindowTexts.failed,
  asks: { refused: 'resting' },
});
