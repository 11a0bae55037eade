import { walk } from '#machines/testing/walk.ts';
import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { takeSentenceSamples, typed } from './take-sentence.builders.ts';
import { emptied, filledIn, selectIndex, selectSought, takeSentenceMachine } from './take-sentence.ts';

const open = () => {
  const taken: unknown[] = [];
  const actor = createActor(takeSentenceMachine);
  actor.on('sentence.taken', (event) => taken.push(event));
  return { actor: actor.start(), taken };
};
const soughtIn = (text: string, caret?: number) => {
  const { actor } = open();
  actor.send(typed(text, caret));
  return selectSought(actor.getSnapshot());
};

describe('take sentence', () => {
  it('takes every transition', () => expect(walk(takeSentenceMachine, takeSentenceSamples).missed).toEqual([]));

  it.each([
    ['/', { at: 0, words: '', isAsked: true }],
    ['Hello /vid', { at: 6, words: 'vid', isAsked: true }],
    ['Hello\n/add a vi', { at: 6, words: 'add a vi', isAsked: true }],
    ['1 / 2', { at: 0, words: '1 / 2', isAsked: false }],
    ['and/or', { at: 0, words: 'and/or', isAsked: false }],
    ['Ple', { at: 0, words: 'Ple', isAsked: false }],
    ['Pl', null],
    ['Thanks. Please add', { at: 8, words: 'Please add', isAsked: false }],
    ['Thanks.\nPlease add', { at: 8, words: 'Please add', isAsked: false }],
    ['See https://x.example', null],
  ])('looks in %j for %j', (text, sought) => expect(soughtIn(text)).toEqual(sought));

  it('looks before the caret alone', () => expect(soughtIn('/vid and more', 4)).toEqual({ at: 0, words: 'vid', isAsked: true }));

  it('puts the sentence in the place of what was typed of it, apart from the words around', () => {
    const { actor, taken } = open();
    const take = () => actor.send({ type: 'sentence.take', id: 's1', text: 'Add a video.' });
    actor.send(typed('Hello. /vid'));
    take();
    actor.send(typed('Hello. add', 10));
    take();
    actor.send(typed('Hello.Bye.', 6));
    actor.send({ type: 'list.close' });
    take();
    actor.send(typed(''));
    take();
    actor.send(typed('Hello. /vid'));
    actor.send({ type: 'list.close' });
    take();
    expect(taken).toEqual([
      { type: 'sentence.taken', id: 's1', text: 'Hello. Add a video.', caret: 19 },
      { type: 'sentence.taken', id: 's1', text: 'Hello. Add a video.', caret: 19 },
      { type: 'sentence.taken', id: 's1', text: 'Hello. Add a video. Bye.', caret: 19 },
      { type: 'sentence.taken', id: 's1', text: 'Add a video.', caret: 12 },
      { type: 'sentence.taken', id: 's1', text: 'Hello. /vid Add a video.', caret: 24 },
    ]);
    expect(selectSought(actor.getSnapshot())).toBe(null);
  });

  it('has the first one ready where it was asked for, and none while something else may be meant', () => {
    const { actor } = open();
    const index = () => selectIndex(actor.getSnapshot());
    const walkBy = (by: 1 | -1) => actor.send({ type: 'list.walk', by, count: 3 });
    actor.send(typed('/'));
    expect(index()).toBe(0);
    walkBy(-1);
    expect(index()).toBe(2);
    actor.send(typed('Please'));
    expect(index()).toBe(null);
    walkBy(1);
    expect(index()).toBe(0);
    actor.send(typed('Please '));
    walkBy(-1);
    expect(index()).toBe(2);
  });

  it('fills in the tester and the test case, and leaves what else stands in braces', () => {
    const names = { tester: 'Ana $& Silva', case: 'Pay {tester} by card' };
    expect(filledIn('Hi {tester}, see {case} and {other}. {tester}!', names)).toBe(
      'Hi Ana $& Silva, see Pay {tester} by card and {other}. Ana $& Silva!',
    );
    expect(emptied('Hi Ana $& Silva, see Pay {tester} by card.', names)).toBe('Hi {tester}, see {case}.');
    expect(emptied('Hi.', { tester: '', case: ' ' })).toBe('Hi.');
  });
});
