import { describe, expect, it } from 'vitest';
import type { BusEvent, Listener as BusListener } from '#server/workflow/bus.ts';
import type { Viewer } from '#server/workflow/transaction.ts';
import { FanOut } from './fan-out.ts';
import type { Listener } from './fan-out.ts';

const nothing = JSON.stringify({ tests: [], issues: [], accepted: [], assigned: [], drafts: [], notices: [] });
const eventOf = (entityId: string): BusEvent => ({ organizationId: 'o', topic: 'organization', testId: null, entityId, payload: {} });

/** A fan-out whose bus and database are in the hands of the test. */
const rigged = () => {
  const asked: Viewer[] = [];
  const failures: unknown[] = [];
  let at = 0;
  const pauses: number[] = [];
  let endPause = (): void => undefined;
  let answer = async (): Promise<string | null> => nothing;
  let publish: BusListener = () => undefined;
  const fanOut = new FanOut({
    bus: {
      listen: (listener) => {
        publish = listener;
        return () => undefined;
      },
    },
    database: {
      json: (viewer) => {
        asked.push(viewer);
        return answer();
      },
      write: () => Promise.reject(new Error('nothing is written')),
    },
    clock: { now: () => new Date(0) },
    scopeChecks: true,
    now: () => at,
    onError: (error) => failures.push(error),
    pause: (milliseconds) =>
      new Promise<void>((resolve) => {
        pauses.push(milliseconds);
        endPause = resolve;
      }),
  });
  const listen = (userId: string, role: Listener['viewer']['role'] = 'customer', since?: number, isOwnLate = false) => {
    const heard: string[] = [];
    const listener: Listener = {
      viewer: { organizationId: 'o', role, userId },
      concerns: ({ entityId }) => entityId !== 'unconcerning',
      isPersonal: ({ topic }, isLate) => topic === 'draft' || (isOwnLate && isLate),
      hear: ({ entityId }) => heard.push(String(entityId)),
      lose: () => heard.push('lost'),
    };
    const unlisten = fanOut.listen(listener, { since });
    return { heard, unlisten };
  };
  return {
    asked,
    failures,
    pauses,
    paused: () => {
      endPause();
      return passed();
    },
    listen,
    passes: (milliseconds: number) => {
      at += milliseconds;
    },
    publishElsewhere: (id: string) => publish({ ...eventOf(id), organizationId: 'other' }),
    publish: (...ids: readonly string[]) => ids.map(eventOf).forEach((event) => publish(event)),
    answers: (next: typeof answer) => {
      answer = next;
    },
  };
};

/** Lets everything happen that waits for no pause. */
const passed = async (): Promise<void> => {
  for (let turn = 0; turn < 2; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

describe('events to many', () => {
  it('are asked about once for everybody of a role, and together while an answer is under way', async () => {
    const { asked, listen, publish, answers } = rigged();
    const listeners = ['1', '2', '3'].map((userId) => listen(userId));
    const { promise, resolve } = Promise.withResolvers<string>();
    answers(() => promise);
    publish('a', 'b');
    await passed();
    publish('c');
    publish('d');
    await passed();
    expect(asked).toEqual([{ organizationId: 'o', userId: null, role: 'customer' }]);
    answers(async () => nothing);
    resolve(nothing);
    await passed();
    expect(asked).toHaveLength(2);
    expect(listeners.map(({ heard }) => heard)).toEqual(['1', '2', '3'].map(() => ['a', 'b', 'c', 'd']));
  });

  it('wait for none of another role', async () => {
    const { listen, publish, answers, asked } = rigged();
    const [slow, quick] = [listen('1', 'customer'), listen('2', 'test_manager')];
    answers(() => (asked.at(-1)?.role === 'customer' ? new Promise(() => undefined) : Promise.resolve(nothing)));
    publish('a');
    await passed();
    expect([slow.heard, quick.heard]).toEqual([[], ['a']]);
  });

  it('are told to nobody who came later or has left', async () => {
    const { listen, publish, answers } = rigged();
    const { promise, resolve } = Promise.withResolvers<string>();
    answers(() => promise);
    const [left, stays] = [listen('1'), listen('2')];
    publish('a');
    await passed();
    left.unlisten();
    const late = listen('3');
    resolve(nothing);
    await passed();
    expect([left.heard, stays.heard, late.heard]).toEqual([[], ['a'], []]);
  });

  it('are asked about again, after longer pauses, until there is an answer or nobody listens', async () => {
    const { asked, failures, listen, publish, answers, pauses, paused } = rigged();
    const { heard, unlisten } = listen('1');
    answers(() => Promise.reject(new Error('away')));
    publish('a');
    await passed();
    for (let tries = 0; tries < 6; tries += 1) await paused();
    expect(pauses).toEqual([100, 200, 400, 800, 1600, 2000, 2000]);
    expect([asked.length, failures.length, heard]).toEqual([7, 7, []]);
    answers(async () => nothing);
    await paused();
    expect(heard).toEqual(['a']);
    answers(() => Promise.reject(new Error('away')));
    publish('b');
    await passed();
    unlisten();
    await paused();
    expect(asked).toHaveLength(9);
  });

  it('are given up where too many wait, and everybody who misses one is told so', async () => {
    const { listen, publish, answers } = rigged();
    const { heard } = listen('1');
    answers(() => Promise.reject(new Error('away')));
    publish('first');
    await passed();
    for (let count = 0; count <= 2000; count += 1) publish(String(count));
    expect(heard).toEqual(['lost']);
  });

  it('that happened while a page asked and did not listen yet are told before any other', async () => {
    const { listen, publish, publishElsewhere, passes } = rigged();
    publish('before');
    passes(5000);
    const since = 5000;
    publish('while it asked', 'unconcerning');
    publishElsewhere('of others');
    passes(3000);
    const [late, deaf] = [listen('1', 'customer', since), listen('2')];
    await passed();
    publish('afterwards');
    await passed();
    expect([late.heard, deaf.heard]).toEqual([['while it asked', 'afterwards'], ['afterwards']]);
  });

  it('that are told late are decided for the listener alone where it asks for that', async () => {
    const { listen, publish, asked } = rigged();
    publish('missed');
    listen('1', 'customer', 0);
    listen('2', 'customer', 0, true);
    await passed();
    publish('afterwards');
    await passed();
    expect(asked.map(({ userId }) => userId)).toEqual([null, '2', null]);
  });

  it('that are kept no longer are told of as lost, to whoever asked before them', async () => {
    const { listen, publish, passes } = rigged();
    publish('old');
    passes(61_000);
    publish('new');
    const [early, late] = [listen('1', 'customer', 500), listen('2', 'customer', 30_000)];
    await passed();
    expect([early.heard, late.heard]).toEqual([['lost'], ['new']]);
  });
});
