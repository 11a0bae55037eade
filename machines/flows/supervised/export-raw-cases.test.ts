import { walk } from '#machines/testing/walk.ts';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { exportRawCasesMachine } from './export-raw-cases.ts';
import type { RawAnswer } from './export-raw-cases.ts';
import { exportRawCasesSamples, refused, given, input } from './export-raw-cases.builders.ts';

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
    const { missed } = walk(exportRawCasesMachine, exportRawCasesSamples);
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
