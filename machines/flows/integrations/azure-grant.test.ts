import { azureTexts } from '#schema/vocabulary/trackers.ts';
import { walk } from '#machines/testing/walk.ts';
import { describe, expect, it, vi } from 'vitest';
import { SimulatedClock, createActor, fromPromise } from 'xstate';
import { azureGrantMachine, selectCanRetry, selectFailure, selectIsBusy, selectIsGranted } from './azure-grant.ts';
import type { AzureGrantEmitted, AzureGrantInput, TextAnswer } from './azure-grant.ts';
import { azureGrantSamples, refused, given, returned } from './azure-grant.builders.ts';

const run = (input: AzureGrantInput, answers: { begin?: () => Promise<TextAnswer>; exchange?: () => Promise<TextAnswer> } = {}) => {
  const asked: unknown[] = [];
  const told: AzureGrantEmitted[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    azureGrantMachine.provide({
      actors: {
        beginGrant: fromPromise(answers.begin ?? (async () => given('https://login.test/'))),
        exchangeGrant: fromPromise(({ input: sent }) => {
          asked.push(sent);
          return (answers.exchange ?? (async () => given('key-1')))();
        }),
      },
    }),
    { input, clock },
  );
  actor.on('*', (event) => void told.push(event));
  actor.start();
  return { actor, asked, told, clock, settled: () => vi.waitFor(() => expect(selectIsBusy(actor.getSnapshot())).toBe(false)) };
};

describe('the sign-in at Azure DevOps', () => {
  it('takes every transition', () => {
    const walked = walk(azureGrantMachine, azureGrantSamples);
    expect(walked.missed).toEqual([]);
  });

  it('leads to the sign-in once, however often it is begun', async () => {
    const { actor, told } = run({ returned: null });
    actor.send({ type: 'grant.begin' });
    actor.send({ type: 'grant.begin' });
    await vi.waitFor(() => expect(told).toEqual([{ type: 'grant.leaving', address: 'https://login.test/' }]));
    expect(selectIsBusy(actor.getSnapshot())).toBe(true);
  });

  it('can be begun again when the page was not left', async () => {
    const { actor, told, clock } = run({ returned: null });
    actor.send({ type: 'grant.begin' });
    await vi.waitFor(() => expect(told).toHaveLength(1));
    clock.increment(10_000);
    expect([selectIsBusy(actor.getSnapshot()), actor.getSnapshot().can({ type: 'grant.begin' })]).toEqual([false, true]);
  });

  it('LA-127: what they came back with becomes a credentials key, and the code is forgotten', async () => {
    const { actor, asked, told, settled } = run({ returned });
    await settled();
    expect(asked).toEqual([returned]);
    expect(told).toEqual([{ type: 'grant.granted', credentialsKey: 'key-1' }]);
    expect(selectIsGranted(actor.getSnapshot())).toBe(true);
    expect(actor.getSnapshot().context).toEqual({ authorizationCode: '', state: '', failure: null });
  });

  it('LA-577: says that the sign-in failed: refused there, refused here, or never begun', async () => {
    const declined = run({ returned: 'refused' });
    expect(selectFailure(declined.actor.getSnapshot())).toBe('We were unable to authenticate to Azure DevOps');
    const foreign = run({ returned }, { exchange: async () => refused() });
    await foreign.settled();
    expect(selectFailure(foreign.actor.getSnapshot())).toBe('We were unable to authenticate to Azure DevOps');
    const closed = run({ returned: null }, { begin: async () => refused(azureTexts.cloudNotSetUp) });
    closed.actor.send({ type: 'grant.begin' });
    await closed.settled();
    expect(selectFailure(closed.actor.getSnapshot())).toBe(azureTexts.cloudNotSetUp);
  });

  it('tries the same code again after a lost answer, and no code that was refused', async () => {
    const answers = [() => Promise.reject(new Error('lost')), async () => given('key-1')];
    const { actor, asked, settled } = run(
      { returned },
      { exchange: () => answers.shift()?.() ?? Promise.reject(new Error('asked too often')) },
    );
    await settled();
    expect(selectCanRetry(actor.getSnapshot())).toBe(true);
    actor.send({ type: 'grant.retry' });
    await settled();
    expect([asked, selectIsGranted(actor.getSnapshot())]).toEqual([[returned, returned], true]);
    const no = run({ returned }, { exchange: async () => refused() });
    await no.settled();
    expect(selectCanRetry(no.actor.getSnapshot())).toBe(false);
  });

  it('can be done again while its key waits', async () => {
    const { actor, told, settled } = run({ returned });
    await settled();
    actor.send({ type: 'grant.begin' });
    await vi.waitFor(() => expect(told.at(-1)?.type).toBe('grant.leaving'));
  });

  it('gives the key up before the server does', async () => {
    const { actor, told, clock, settled } = run({ returned });
    await settled();
    clock.increment(9 * 60_000);
    expect(told.at(-1)).toEqual({ type: 'grant.expired' });
    expect(selectFailure(actor.getSnapshot())).toBe(azureTexts.signInAgain);
  });
});
