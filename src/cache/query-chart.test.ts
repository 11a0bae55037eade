import { describe, expect, it } from 'vitest';
import { textOf } from '#tests/support/tree.ts';
import { hasListeners, isAwaited, nextOf, queryChart } from './register-entry.ts';
import type { QueryEvent, QueryState } from './register-entry.ts';

const states = Object.keys(queryChart) as QueryState[];
const events: readonly QueryEvent[] = ['subscribed', 'renewed', 'sent', 'read', 'answered', 'silent', 'retried', 'left', 'forgotten'];
const drawn = [...textOf('docs/decisions/0036-one-register-of-queries.md').matchAll(/^ {2}(\w+) --> (\w+) : (.+)$/gm)].flatMap(
  ([, from, to, named]) => (named ?? '').split(', ').map((event) => `${from} ${event} ${to}`),
);

describe('the chart of a query', () => {
  it('is the one that is drawn', () => {
    const ways = states.flatMap((from) => Object.entries(queryChart[from]).map(([event, to]) => `${from} ${event} ${to}`));
    expect(ways.filter((way) => way.split(' ')[0] !== way.split(' ')[2]).toSorted()).toEqual(drawn.toSorted());
  });

  it('stays where it is for what it has no way for', () => {
    for (const state of states)
      for (const event of events.filter((each) => !(each in queryChart[state]))) expect(nextOf(state, event)).toBe(state);
  });

  it('lets nobody wait for ever: whatever is awaited is ended by an answer, a silence or by being forgotten', () => {
    for (const state of states.filter(isAwaited))
      for (const event of ['answered', 'silent', 'forgotten'] as const) expect(isAwaited(nextOf(state, event))).toBe(false);
  });

  it('is left by nobody who listens, and comes back with who does', () => {
    for (const state of states.filter((each) => each !== 'idle')) {
      expect(hasListeners(nextOf(state, 'left'))).toBe(state === 'lost');
      expect(hasListeners(nextOf(state, 'subscribed'))).toBe(true);
    }
  });
});
