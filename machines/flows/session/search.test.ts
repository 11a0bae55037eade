import { SimulatedClock, createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { walk } from '#machines/testing/walk.ts';
import { searchMachine, selectAsked, selectWords } from './search.ts';
import { searchSamples } from './search.builders.ts';

const begin = () => {
  const clock = new SimulatedClock();
  const actor = createActor(searchMachine, { clock }).start();
  const type = (words: string) => actor.send({ type: 'words.change', words });
  return { actor, clock, type, asked: () => selectAsked(actor.getSnapshot()), words: () => selectWords(actor.getSnapshot()) };
};

describe('search', () => {
  it('takes every transition', () => {
    expect(walk(searchMachine, searchSamples).missed).toEqual([]);
  });

  it('asks once, soon enough after the last letter that the answer stands a tenth of a second after it', () => {
    const { clock, type, asked } = begin();
    for (const words of ['ca', 'car', ' card ']) {
      type(words);
      clock.increment(39);
    }
    expect(asked()).toBe('');
    clock.increment(1);
    expect(asked()).toBe('card');
  });

  it('keeps what it asked for while more is typed, and forgets it with the letters', () => {
    const { clock, type, asked, words } = begin();
    type('card');
    clock.increment(100);
    type('cards');
    expect([asked(), words()]).toEqual(['card', 'cards']);
    type('c');
    expect([asked(), words()]).toEqual(['', 'c']);
  });

  it('asks for no more than the server reads', () => {
    const { clock, type, asked } = begin();
    type('x'.repeat(150));
    clock.increment(100);
    expect(asked()).toHaveLength(100);
  });
});
