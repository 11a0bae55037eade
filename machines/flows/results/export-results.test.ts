import { walk } from '#machines/testing/walk.ts';
import { createActor, fromPromise } from 'xstate';
import { describe, expect, it } from 'vitest';
import { exportResultsMachine, selectDone, selectFailure, selectStage } from './export-results.ts';
import type { ExportAnswer, ExportBatch } from './export-results.ts';
import { exportResultsSamples, many } from './export-results.builders.ts';

const run = (count: number, answer: (call: number) => Promise<ExportAnswer>) => {
  const calls: ExportBatch[] = [];
  const finished: string[] = [];
  const actors = {
    exportBatch: fromPromise<ExportAnswer, ExportBatch>(({ input }) => answer(calls.push(input))),
    finishArchive: fromPromise<void, object>(async () => void finished.push('archive')),
  };
  const actor = createActor(exportResultsMachine.provide({ actors }), { input: many(count) }).start();
  return { actor, calls, finished, settle: () => new Promise((resolve) => setTimeout(resolve, 0)), now: () => actor.getSnapshot() };
};
const given = () => Promise.resolve<ExportAnswer>({ kind: 'given' });

describe('exporting results', () => {
  it('takes every transition', () => {
    const { missed } = walk(exportResultsMachine, exportResultsSamples);
    expect(missed).toEqual([]);
  });

  it('RE-482: has an init, a success and an error face', async () => {
    const { actor, settle, now } = run(1, (call) => (call === 1 ? Promise.resolve({ kind: 'refused', message: 'Busy.' }) : given()));
    expect(selectStage(now())).toBe('init');
    actor.send({ type: 'export.start', form: 'files' });
    await settle();
    expect(selectStage(now())).toBe('error');
    actor.send({ type: 'export.retry' });
    await settle();
    expect(selectStage(now())).toBe('success');
  });

  it('asks for ten testers at a time, and goes on after a failure where it stopped', async () => {
    const { actor, calls, finished, settle, now } = run(25, (call) => (call === 2 ? Promise.reject(new Error('network')) : given()));
    actor.send({ type: 'export.start', form: 'archive' });
    await settle();
    expect([selectDone(now()), selectFailure(now())]).toEqual([10, 'network']);
    actor.send({ type: 'export.retry' });
    await settle();
    expect(calls.map(({ participantsIds }) => participantsIds.length)).toEqual([10, 10, 10, 5]);
    expect(finished).toEqual(['archive']);
  });

  it('RE-750: shows the error message itself', async () => {
    const { actor, settle, now } = run(1, () => Promise.reject(new Error('Too many calls. Try again in 12 seconds.')));
    actor.send({ type: 'export.start', form: 'files' });
    await settle();
    expect(selectFailure(now())).toBe('Too many calls. Try again in 12 seconds.');
  });
});
