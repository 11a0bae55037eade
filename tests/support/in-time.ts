import { TestRunner } from 'vitest';
import type { RunnerTestSuite } from 'vitest';

/** Since 1970, in milliseconds. */
const until = Number(process.env['TEST_UNTIL'] ?? Number.POSITIVE_INFINITY);

function leaveOut(suite: RunnerTestSuite): void {
  suite.mode = 'skip';
  for (const task of suite.tasks)
    if (task.type === 'suite') leaveOut(task);
    else task.mode = 'skip';
}

/** Leaves out a file whose turn comes after `TEST_UNTIL`: killed at the end of its minutes, a run would say nothing of what it did. */
export default class InTime extends TestRunner {
  override async onBeforeRunSuite(suite: RunnerTestSuite): Promise<void> {
    if ('filepath' in suite && Date.now() > until) leaveOut(suite);
    await super.onBeforeRunSuite(suite);
  }
}
