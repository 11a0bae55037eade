import { readCookieChoice } from '#schema/rules/session/cookie-choice.ts';
import { walk } from '#machines/testing/walk.ts';
import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { chooseCookiesMachine, selectIsAsking, selectIsReviewing, selectWished } from './choose-cookies.ts';
import { chooseCookiesSamples } from './choose-cookies.builders.ts';

it('takes every transition', () => {
  const walked = walk(chooseCookiesMachine, chooseCookiesSamples);
  expect(walked.missed).toEqual([]);
});

const begin = (kept: { analytics: boolean; help: boolean } | null) => {
  const actor = createActor(chooseCookiesMachine, { input: { kept } });
  const made: unknown[] = [];
  actor.on('choice.made', ({ choice }) => made.push(choice));
  actor.start();
  return { actor, made, now: () => actor.getSnapshot() };
};

describe('the choice of cookies', () => {
  it('is asked for where none was made, and allows nothing by itself', () => {
    const { made, now } = begin(null);
    expect([selectIsAsking(now()), selectWished(now()), made]).toEqual([true, { analytics: false, help: false }, []]);
    expect(selectIsAsking(begin({ analytics: false, help: false }).now())).toBe(false);
  });

  it('is made at once for all or nothing, or purpose by purpose', () => {
    const all = begin(null);
    all.actor.send({ type: 'choice.allowAll' });
    const none = begin(null);
    none.actor.send({ type: 'choice.refuseAll' });
    const one = begin(null);
    one.actor.send({ type: 'preferences.open' });
    one.actor.send({ type: 'purpose.toggle', purpose: 'help' });
    one.actor.send({ type: 'preferences.save' });
    expect([all.made, none.made, one.made]).toEqual([
      [{ analytics: true, help: true }],
      [{ analytics: false, help: false }],
      [{ analytics: false, help: true }],
    ]);
  });

  it('stays as it was where the preferences are closed', () => {
    const { actor, made, now } = begin({ analytics: true, help: false });
    actor.send({ type: 'preferences.open' });
    actor.send({ type: 'purpose.toggle', purpose: 'analytics' });
    actor.send({ type: 'preferences.close' });
    expect([made, selectWished(now()), selectIsReviewing(now())]).toEqual([[], { analytics: true, help: false }, false]);
  });

  it('is read from what is kept, and anew where that cannot be read', () => {
    expect([null, '', '{}', '{"analytics":1,"help":true}', '{"analytics":true,"help":false}'].map(readCookieChoice)).toEqual([
      null,
      null,
      null,
      null,
      { analytics: true, help: false },
    ]);
  });
});
