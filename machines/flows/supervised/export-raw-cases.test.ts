import { walk } from '#machines/testing/walk.ts';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { exportRawCasesMachine } from './export-raw-cases.ts';
import type { RawAnswer } from './export-raw-cases.ts';

const input = { advancedTestId: 'a1' };
const file = (number: number) => ({ filename: `${number}.csv`, body: `Case ${number}` });
const given: RawAnswer = { successful: true, messages: [], files: [file(1), file(2), file(3)] };
const refused: RawAnswer = { successful: false, messages: ['No cases.', 'Ask again.'], files: [] };

const exported = async (answer: () => Promise<RawAnswer>, isZip = false) => {
  const clock = new SimulatedClock();
  const heard: unknown[] = [];
  const actor = createActor(
    exportRawCasesMachine.provide({ actors: { exportCases: fromPromise<RawAnswer, { advancedTestId: string }>(answer) } }),
    { input, clock },
  );
  actor.on('*', (event) => heard.push('file' in event ? event.file.filename : event));
  actor.start().send({ type: 'export.start', isZip });
  await waitFor(actor, (one) => !one.matches('exporting'));
  return { actor, clock, heard };
};

describe('the export of raw test cases', () => {
  it('takes every transition', () => {
    const { missed } = walk(exportRawCasesMachine, {
      inputs: [input],
      events: [
        { type: 'export.start', isZip: false },
        { type: 'export.start', isZip: true },
      ],
      outcomes: { exportCases: { outputs: [given, refused], errors: [new Error('lost')] } },
      project: ({ context }) => [context.isZip, context.files.length],
    });
    expect(missed).toEqual([]);
  });

  it('LA-535 LA-625: gives the files one after another, 100 ms apart', async () => {
    const { actor, clock, heard } = await exported(() => Promise.resolve(given));
    expect(heard).toEqual(['1.csv']);
    clock.increment(99);
    expect(heard).toEqual(['1.csv']);
    clock.increment(1);
    expect(heard).toEqual(['1.csv', '2.csv']);
    clock.increment(100);
    expect(heard).toEqual(['1.csv', '2.csv', '3.csv']);
    clock.increment(100);
    expect([heard.length, actor.getSnapshot().value]).toEqual([3, 'resting']);
  });

  it('gives all files at once as an archive', async () => {
    const { heard } = await exported(() => Promise.resolve(given), true);
    expect(heard).toEqual([{ type: 'archive.given', files: given.files }]);
  });

  it('says what the server said, joined, and its own words where nobody answered', async () => {
    expect((await exported(() => Promise.resolve(refused))).heard).toEqual([{ type: 'export.refused', message: 'No cases., Ask again.' }]);
    expect((await exported(() => Promise.reject(new Error('network')))).heard).toEqual([
      { type: 'export.refused', message: 'There was an issue with exporting test cases.' },
    ]);
  });
});
