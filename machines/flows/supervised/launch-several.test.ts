import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { walk } from '#machines/testing/walk.ts';
import type { SupervisedAnswer } from './supervised-form.rules.ts';
import {
  launchSeveralMachine,
  selectChosen,
  selectIsLaunching,
  selectIsLoading,
  selectIsUnloaded,
  selectLaunchReason,
  selectOutcome,
  selectRefusal,
  selectSum,
  selectTests,
  selectUnderWay,
} from './launch-several.ts';
import type { SeveralTest } from './launch-several.ts';
import { launchSeveralSamples, no, launched, tests, test, refusals } from './launch-several.builders.ts';

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

async function opened(answers: Readonly<Record<string, readonly (SupervisedAnswer | Error)[]>> = {}) {
  const left = Object.fromEntries(Object.entries(answers).map(([id, all]) => [id, [...all]]));
  const keys: string[] = [];
  const told: string[] = [];
  const machine = launchSeveralMachine.provide({
    actors: {
      loadTests: fromPromise<readonly SeveralTest[], void>(async () => tests),
      launchTest: fromPromise(async ({ input }) => {
        keys.push(input.key);
        const answer = left[input.test.id]?.shift() ?? launched(`s${input.test.id}`);
        if (answer instanceof Error) throw answer;
        return answer;
      }),
    },
  });
  const actor = createActor(machine, { input: { refusals } });
  actor.on('tests.launched', ({ launched: done, tried }) => told.push(`${done} of ${tried}`));
  actor.start();
  await settle();
  return { actor, keys, told };
}

describe('launching several tests in one go', () => {
  it('takes every transition', () => {
    expect(walk(launchSeveralMachine, launchSeveralSamples).missed).toEqual([]);
  });

  it('offers those that are complete and not launched, all of them chosen', async () => {
    const { actor } = await opened();
    const snapshot = actor.getSnapshot();
    expect([selectIsLoading(snapshot), selectIsUnloaded(snapshot), selectTests(snapshot)]).toEqual([false, false, tests]);
    expect(selectChosen(snapshot)).toEqual(['1', '2']);
    expect(['1', '2', '3', '4'].map((id) => selectRefusal(id)(snapshot))).toEqual([
      null,
      null,
      'Its form is not complete.',
      'Launched already.',
    ]);
    actor.send({ type: 'test.toggle', id: '3' });
    actor.send({ type: 'test.toggle', id: '2' });
    expect(selectChosen(actor.getSnapshot())).toEqual(['1']);
    actor.send({ type: 'all.toggle' });
    expect(selectChosen(actor.getSnapshot())).toEqual(['1', '2']);
    actor.send({ type: 'all.toggle' });
    expect([selectChosen(actor.getSnapshot()), selectLaunchReason(actor.getSnapshot())]).toEqual([[], 'Choose the tests to launch.']);
  });

  it('launches one after another, once whatever is pressed, and tells how each ended', async () => {
    const { actor, keys, told } = await opened({ 1: [no] });
    actor.send({ type: 'tests.launch' });
    actor.send({ type: 'tests.launch' });
    expect([selectUnderWay(actor.getSnapshot()), selectIsLaunching(actor.getSnapshot())]).toEqual(['1', true]);
    await settle();
    const snapshot = actor.getSnapshot();
    expect([selectOutcome('1')(snapshot), selectOutcome('2')(snapshot), selectOutcome('3')(snapshot)]).toEqual([
      { kind: 'refused', message: 'Credits are not enough.' },
      launched('s2'),
      null,
    ]);
    expect([keys, told]).toEqual([['key-1:several:1', 'key-2:several:1'], ['1 of 2']]);
    expect([selectChosen(snapshot), selectRefusal('2')(snapshot)]).toEqual([['1'], 'Launched']);
    actor.send({ type: 'tests.launch' });
    await settle();
    expect([keys.slice(2), selectOutcome('1')(actor.getSnapshot())]).toEqual([['key-1:several:2'], launched('s1')]);
  });

  it('tries one that was not answered again as the same launch', async () => {
    const { actor, keys } = await opened({ 2: [new Error('lost')] });
    actor.send({ type: 'tests.launch' });
    await settle();
    expect(selectOutcome('2')(actor.getSnapshot())).toEqual({ kind: 'unanswered' });
    actor.send({ type: 'tests.launch' });
    await settle();
    expect(keys).toEqual(['key-1:several:1', 'key-2:several:1', 'key-2:several:1']);
  });

  it('leaves out one that somebody else launched meanwhile', async () => {
    const { actor } = await opened();
    actor.send({ type: 'request.changed', refusals: { ...refusals, 1: 'Launched already.' } });
    expect(selectChosen(actor.getSnapshot())).toEqual(['2']);
  });
});

describe('the sum of several tests', () => {
  it('LO-95: is that of the chosen ones, with the country multiplier where a test applies it and without it beside', async () => {
    const multiplied = { ...test('2'), payout: 450, isMultiplied: true };
    const actor = createActor(
      launchSeveralMachine.provide({
        actors: {
          loadTests: fromPromise<readonly SeveralTest[], void>(async () => [{ ...test('1'), payout: 200 }, multiplied, test('3', 2)]),
        },
      }),
      { input: { refusals: { 1: null, 2: null, 3: null } } },
    ).start();
    await settle();
    expect(selectSum(actor.getSnapshot())).toEqual({
      tests: 2,
      testers: 6,
      payout: 650,
      plainPayout: 400,
      credits: 12,
      isMultiplied: true,
    });
    actor.send({ type: 'test.toggle', id: '2' });
    expect(selectSum(actor.getSnapshot())).toEqual({
      tests: 1,
      testers: 3,
      payout: 200,
      plainPayout: 200,
      credits: 6,
      isMultiplied: false,
    });
    actor.send({ type: 'test.toggle', id: '1' });
    expect(selectSum(actor.getSnapshot())).toEqual({ tests: 0, testers: 0, payout: 0, plainPayout: 0, credits: 0, isMultiplied: false });
  });
});
