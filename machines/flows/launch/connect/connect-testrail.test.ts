import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { GivenRows } from '#schema/rules/launch/import/external-cases.ts';
import { walk } from '#machines/testing/walk.ts';
import {
  connectTestrailMachine,
  selectImportReason,
  selectIsReading,
  selectIsRefused,
  selectProblem,
  selectRunId,
} from './connect-testrail.ts';
import type { RunAnswer } from './connect-testrail.ts';
import { connectTestrailSamples, refusal, answer } from './connect-testrail.builders.ts';

const importing = async (testRunId: string, reply: () => Promise<RunAnswer>) => {
  const asked: string[] = [];
  const machine = connectTestrailMachine.provide({
    actors: {
      readTestRun: fromPromise<RunAnswer, { testRunId: string }>(({ input }) => {
        asked.push(input.testRunId);
        return reply();
      }),
    },
  });
  const actor = createActor(machine, { input: { testRunId: '' } }).start();
  const given: GivenRows[] = [];
  actor.on('rows.found', (event) => given.push(event.given));
  actor.send({ type: 'run.change', testRunId });
  actor.send({ type: 'run.import' });
  await vi.waitFor(() => expect(selectIsReading(actor.getSnapshot())).toBe(false));
  return { actor, asked, given, problem: selectProblem(actor.getSnapshot()) };
};

describe('a TestRail run', () => {
  it('takes every transition', () => {
    expect(
      walk(connectTestrailMachine, {
        ...connectTestrailSamples,
        invariant: (snapshot) => {
          if (snapshot.hasTag('busy')) expect(snapshot.context.problem).toBeNull();
        },
      }).missed,
    ).toEqual([]);
  });

  it('LA-406: cannot be imported while its id is empty', () => {
    const actor = createActor(connectTestrailMachine, { input: { testRunId: '' } }).start();
    expect(selectImportReason(actor.getSnapshot())).toBe('Enter the ID of a test run.');
    actor.send({ type: 'run.change', testRunId: '  ' });
    actor.send({ type: 'run.import' });
    expect([selectImportReason(actor.getSnapshot()), selectIsReading(actor.getSnapshot()), selectProblem(actor.getSnapshot())]).toEqual([
      'Enter the ID of a test run.',
      false,
      'Please provide the test run ID.',
    ]);
    actor.send({ type: 'run.change', testRunId: 'R123' });
    expect([selectImportReason(actor.getSnapshot()), selectRunId(actor.getSnapshot())]).toEqual([null, 'R123']);
  });

  it('gives its cases as rows that read back as they were', async () => {
    const { given } = await importing('R12', async () => answer());
    expect(given).toEqual([
      {
        headers: ['Section', 'Code', 'Name', 'Prerequisites', 'Instruction', 'Expected result', 'Tags', 'References'],
        rows: [
          ['Cart', 'C1', "'=SUM is shown", '', 'Open', 'Opens', 'smoke, cart', 'SHOP-1'],
          ['', '', '', '', 'Press', '', '', ''],
        ],
        source: 'TestRail run R12',
      },
    ]);
  });

  it('LA-544: shows the first message of a refusal, and can be tried again', async () => {
    const { actor, problem, asked } = await importing('9', async () => refusal);
    expect(problem).toBe('TestRail does not know the test run 9.');
    actor.send({ type: 'run.import' });
    expect([selectIsReading(actor.getSnapshot()), selectProblem(actor.getSnapshot()), asked.length]).toEqual([true, null, 2]);
  });

  it('says so when the answer is lost, says nothing, or holds no case', async () => {
    expect((await importing('9', () => Promise.reject(new Error('lost')))).problem).toBe(
      'Failed to load test cases. Please try again later.',
    );
    expect((await importing('9', async () => ({ ...refusal, messages: [] }))).problem).toBe(
      'Failed to load test cases. Please try again later.',
    );
    expect((await importing('9', async () => answer({ testCases: [] }))).problem).toBe('This test run has no test cases.');
  });

  it('is not asked for when the id is no number', async () => {
    const { actor, asked, problem } = await importing('first', async () => answer());
    expect([asked, problem]).toEqual([[], 'A test run ID is a number such as R123.']);
    expect([selectImportReason(actor.getSnapshot()), selectIsRefused(actor.getSnapshot())]).toEqual([null, false]);
  });
});
