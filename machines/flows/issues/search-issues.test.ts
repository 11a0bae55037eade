import { SimulatedClock, createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { walk } from '#machines/testing/walk.ts';
import { searchIssuesMachine, selectWords } from './search-issues.ts';
import { searchIssuesSamples } from './search-issues.builders.ts';

const begin = (words = '') => {
  const clock = new SimulatedClock();
  const told: string[] = [];
  const actor = createActor(searchIssuesMachine, { input: { words }, clock });
  actor.on('words.settled', ({ words: settled }) => told.push(settled));
  const type = (text: string) => actor.start().send({ type: 'words.change', words: text });
  return { actor: actor.start(), clock, told, type };
};

describe('search issues', () => {
  it('takes every transition', () => {
    expect(walk(searchIssuesMachine, searchIssuesSamples).missed).toEqual([]);
  });

  it('tells the words once, a quarter of a second after the last letter', () => {
    const { clock, told, type } = begin();
    for (const text of ['c', 'ca', 'card ']) {
      type(text);
      clock.increment(249);
    }
    expect(told).toEqual([]);
    clock.increment(1);
    expect(told).toEqual(['card']);
  });

  it('tells them at once when they are submitted, and not again', () => {
    const { actor, clock, told, type } = begin();
    type('card');
    actor.send({ type: 'search.submit' });
    clock.increment(1_000);
    expect(told).toEqual(['card']);
  });

  it('shows the words of the address, but not over those that are typed', () => {
    const { actor, type } = begin('old');
    actor.send({ type: 'address.changed', words: 'back' });
    expect(selectWords(actor.getSnapshot())).toBe('back');
    type('new');
    actor.send({ type: 'address.changed', words: 'back' });
    expect(selectWords(actor.getSnapshot())).toBe('new');
  });
});
