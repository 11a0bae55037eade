import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { nameOrganizationMachine } from '#machines/flows/shared/name-organization.ts';
import type { Answer } from '#machines/lib/answer.ts';
import { walk } from '#machines/testing/walk.ts';
import { previewMachine, selectIsLaunched, selectMessage, selectNameRef, selectOutcome, selectReceipt } from './preview.ts';
import type { PreviewAnswer, PreviewInput } from './preview.ts';
import { previewSamples, receipt, input } from './preview.builders.ts';

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

async function previewing(answers: readonly (PreviewAnswer | Error)[], more: Partial<PreviewInput> = {}) {
  const left = [...answers];
  const keys: string[] = [];
  const machine = previewMachine.provide({
    actors: {
      launchTest: fromPromise(async ({ input: { key } }) => {
        keys.push(key);
        const answer = left.shift();
        if (answer === undefined || answer instanceof Error) throw answer ?? new Error('none');
        return answer;
      }),
      nameOrganization: nameOrganizationMachine.provide({
        actors: { saveName: fromPromise(async (): Promise<Answer> => ({ successful: true, messages: [] })) },
      }),
    },
  });
  const actor = createActor(machine, { input: { ...input, ...more } }).start();
  return {
    actor,
    keys,
    launch: async () => {
      actor.send({ type: 'test.launch' });
      await settle();
    },
  };
}

describe('previewing an advanced test', () => {
  it('takes every transition', () => {
    expect(walk(previewMachine, previewSamples).missed).toEqual([]);
  });

  it('launches once however often it is pressed', async () => {
    const { actor, keys, launch } = await previewing([{ kind: 'launched', receipt }]);
    actor.send({ type: 'test.launch' });
    await launch();
    await launch();
    expect([keys, selectReceipt(actor.getSnapshot()), selectOutcome(actor.getSnapshot())]).toEqual([
      ['launch-advanced:d1:1'],
      receipt,
      'telling',
    ]);
  });

  it('keeps the key while the answer is lost, and takes a new one after a refusal', async () => {
    const { actor, keys, launch } = await previewing([
      new Error('lost'),
      { kind: 'refused', message: 'Too late' },
      { kind: 'launched', receipt },
    ]);
    await launch();
    expect(selectOutcome(actor.getSnapshot())).toBe('unanswered');
    await launch();
    expect([selectOutcome(actor.getSnapshot()), selectMessage(actor.getSnapshot())]).toEqual(['refused', 'Too late']);
    await launch();
    expect([keys, selectIsLaunched(actor.getSnapshot())]).toEqual([
      ['launch-advanced:d1:1', 'launch-advanced:d1:1', 'launch-advanced:d1:2'],
      true,
    ]);
  });

  it('is launched already when it is opened again', async () => {
    const { actor, keys, launch } = await previewing([], { receipt });
    await launch();
    expect([selectIsLaunched(actor.getSnapshot()), selectOutcome(actor.getSnapshot()), keys]).toEqual([true, null, []]);
  });

  it('LA-090: asks for the company name before the results of the first launch', async () => {
    const { actor, launch } = await previewing([{ kind: 'launched', receipt }], { isNameChosen: false, chosenName: null });
    await launch();
    expect(selectOutcome(actor.getSnapshot())).toBe('naming');
    const name = selectNameRef(actor.getSnapshot());
    name?.send({ type: 'name.save' });
    expect(selectOutcome(actor.getSnapshot())).toBe('naming');
    name?.send({ type: 'name.change', name: 'Fabrikam' });
    name?.send({ type: 'name.save' });
    await settle();
    expect(selectOutcome(actor.getSnapshot())).toBe('telling');
  });
});
