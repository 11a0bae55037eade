import { walk } from '#machines/testing/walk.ts';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { linesOf, lookUpTestersMachine, selectKnown } from './look-up-testers.ts';
import type { Known } from './look-up-testers.ts';
import { lookUpTestersSamples, known } from './look-up-testers.builders.ts';

describe('looking up testers', () => {
  it('takes every transition', () => {
    const { missed } = walk(lookUpTestersMachine, lookUpTestersSamples);
    expect(missed).toEqual([]);
  });

  it('asks once the list is left alone, and nobody twice', async () => {
    const clock = new SimulatedClock();
    const asked: (readonly string[])[] = [];
    const lookUp = fromPromise<Known, { emails: readonly string[] }>(({ input }) => {
      asked.push(input.emails);
      return Promise.resolve(Object.fromEntries(input.emails.map((email) => [email, known[email] ?? null])));
    });
    const actor = createActor(lookUpTestersMachine.provide({ actors: { lookUp } }), { input: { emails: [] }, clock }).start();
    actor.send({ type: 'emails.change', emails: ['ann@crowd.test'] });
    clock.increment(499);
    actor.send({ type: 'emails.change', emails: ['ann@crowd.test', 'no@crowd.test'] });
    clock.increment(500);
    await waitFor(actor, (one) => one.matches('known'));
    actor.send({ type: 'emails.change', emails: ['no@crowd.test', 'ben@crowd.test', 'nobody'] });
    clock.increment(500);
    await waitFor(actor, (one) => one.matches('known'));
    expect(asked).toEqual([['ann@crowd.test', 'no@crowd.test'], ['ben@crowd.test']]);
    expect(selectKnown(actor.getSnapshot())).toEqual(known);
  });

  it('says of each address what becomes of it', () => {
    const emails = [...Object.keys(known), 'new@crowd.test', 'nobody'];
    const outcomes = (isBackup: boolean, elsewhere: readonly string[] = [], hasFailed = false) =>
      linesOf(emails, known, { isBackup, elsewhere, hasFailed }).map(({ outcome }) => outcome);
    expect(outcomes(false)).toEqual(['found', 'backupOnly', 'unknown', 'waiting', 'invalid']);
    expect(outcomes(true)).toEqual(['found', 'found', 'unknown', 'waiting', 'invalid']);
    expect(outcomes(false, ['ann@crowd.test'])).toEqual(['elsewhere', 'backupOnly', 'unknown', 'waiting', 'invalid']);
    expect(outcomes(false, [], true)).toEqual(['found', 'backupOnly', 'unknown', 'failed', 'invalid']);
  });
});
