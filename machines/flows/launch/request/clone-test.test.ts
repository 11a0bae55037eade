import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { ClonedTest } from '#schema/rules/launch/clone-source.ts';
import { caseRun, cases } from '#schema/rules/launch/requested-test.builders.ts';
import { walk } from '#machines/testing/walk.ts';
import { cloneTestMachine, selectCanCancel, selectMessage, selectProgress, selectStage, selectTitle } from './clone-test.ts';
import type { CloneTestEmitted, CopiedPart, FoundSource, KeepAnswer } from './clone-test.ts';
import { cloneTestSamples, unread, search, source, input } from './clone-test.builders.ts';

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
};

function cloning(answers: {
  readonly copy: (CopiedPart | Error)[];
  readonly keep?: (KeepAnswer | Error)[];
  readonly reads?: (FoundSource | Error)[];
}) {
  const next = <T>(list: (T | Error)[] | undefined, otherwise: T): T => {
    const given = list?.shift() ?? otherwise;
    if (given instanceof Error) throw given;
    return given;
  };
  const kept: (readonly ClonedTest[])[] = [];
  const said: CloneTestEmitted[] = [];
  const shown: string[] = [];
  const machine = cloneTestMachine.provide({
    actors: {
      readSource: fromPromise(async () => next(answers.reads, { source, hasDrafts: false })),
      copyTest: fromPromise(async () => next(answers.copy, { values: caseRun(), unread, cursor: null })),
      keepClone: fromPromise(async ({ input: { tests } }) => {
        kept.push(tests);
        return next(answers.keep, { kind: 'kept' });
      }),
    },
  });
  const actor = createActor(machine, { input });
  actor.on('*', (event) => said.push(event));
  actor.subscribe((snapshot) => {
    const { sentence } = selectProgress(snapshot);
    if (shown.at(-1) !== sentence) shown.push(sentence);
  });
  actor.start();
  return { actor, kept, said, shown };
}

const checkout = (count: number) => caseRun({ name: 'Checkout', testCases: cases(count) });

describe('cloning a test', () => {
  it('takes every transition', () => {
    expect(walk(cloneTestMachine, cloneTestSamples).missed).toEqual([]);
  });

  it('copies part after part, saying how far it is, and keeps the whole once', async () => {
    const { actor, kept, said, shown } = cloning({
      copy: [
        { values: checkout(2), unread, cursor: 'next' },
        { values: checkout(4), unread, cursor: null },
        { values: search, unread, cursor: null },
      ],
    });
    await settle();
    expect(kept).toEqual([
      [
        { values: checkout(4), unread },
        { values: search, unread },
      ],
    ]);
    expect(shown).toEqual([
      'Reading the test',
      '0 of 2 tests, 0 of 6 test cases copied',
      '0 of 2 tests, 2 of 6 test cases copied',
      '1 of 2 tests, 4 of 6 test cases copied',
      '2 of 2 tests, 6 of 6 test cases copied',
    ]);
    expect([said, selectStage(actor.getSnapshot()), selectTitle(actor.getSnapshot()), actor.getSnapshot().output]).toEqual([
      [{ type: 'test.cloned', draftId: 'd1', tests: 2, hasDrafts: false }],
      'settled',
      'NW-412 Release 11',
      { draftId: 'd1' },
    ]);
  });

  it('says whether a draft stood already when it began', async () => {
    const { actor, said } = cloning({ copy: [new Error('offline')], reads: [{ source, hasDrafts: true }] });
    await settle();
    actor.send({ type: 'clone.retry' });
    await settle();
    expect(said).toEqual([{ type: 'test.cloned', draftId: 'd1', tests: 2, hasDrafts: true }]);
  });

  it('goes on where it failed', async () => {
    const { actor, kept } = cloning({
      reads: [new Error('offline')],
      copy: [
        { values: checkout(2), unread, cursor: 'next' },
        new Error('offline'),
        { values: checkout(4), unread, cursor: null },
        { values: search, unread, cursor: null },
      ],
      keep: [{ kind: 'refused', message: 'This draft is too large to save.' }],
    });
    await settle();
    expect([selectStage(actor.getSnapshot()), selectTitle(actor.getSnapshot())]).toEqual(['failed', null]);
    actor.send({ type: 'clone.retry' });
    await settle();
    expect([selectStage(actor.getSnapshot()), selectProgress(actor.getSnapshot()).done]).toEqual(['failed', 2]);
    actor.send({ type: 'clone.retry' });
    await settle();
    expect(selectMessage(actor.getSnapshot())).toBe('This draft is too large to save.');
    actor.send({ type: 'clone.retry' });
    await settle();
    expect([selectStage(actor.getSnapshot()), kept.length]).toEqual(['settled', 2]);
  });

  it('asks each part for those test cases that are to go along', async () => {
    const asked: unknown[] = [];
    const machine = cloneTestMachine.provide({
      actors: {
        readSource: fromPromise(async (): Promise<FoundSource> => ({ source, hasDrafts: false })),
        copyTest: fromPromise(async ({ input: { cases: wanted, current } }): Promise<CopiedPart> => {
          asked.push(wanted);
          return { values: search, unread, cursor: current === null ? 'next' : null };
        }),
        keepClone: fromPromise(async (): Promise<KeepAnswer> => ({ kind: 'kept' })),
      },
    });
    createActor(machine, { input: { ...input, cases: 'failing' } }).start();
    await settle();
    expect(asked).toEqual(['failing', 'failing', 'failing', 'failing']);
  });

  it('can be stopped until it is kept', async () => {
    const never = new Promise<FoundSource>(() => {});
    const machine = cloneTestMachine.provide({ actors: { readSource: fromPromise(() => never) } });
    const actor = createActor(machine, { input }).start();
    expect(selectCanCancel(actor.getSnapshot())).toBe(true);
    actor.send({ type: 'clone.cancel' });
    expect([selectStage(actor.getSnapshot()), actor.getSnapshot().output]).toEqual(['settled', { draftId: null }]);
  });
});
