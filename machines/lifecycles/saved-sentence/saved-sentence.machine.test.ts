import { disagreements, whoMay } from '#machines/testing/who-may.ts';
import { walk } from '#machines/testing/walk.ts';
import { isForbidden, next, refusalOf } from '#machines/lib/lifecycle.ts';
import { describe, expect, it } from 'vitest';
import { savedSentenceLifecycle, savedSentenceMachine } from './saved-sentence.machine.ts';
import {
  savedSentenceSamples,
  writer,
  colleague,
  manager,
  otherManager,
  mine,
  shared,
  rows,
  update,
  more,
} from './saved-sentence.builders.ts';

describe('saved sentence', () => {
  it('takes every transition', () => expect(walk(savedSentenceMachine, savedSentenceSamples).untaken).toEqual([]));

  it('answers the same asked, told why and moved', () => expect(disagreements(savedSentenceLifecycle, rows, more)).toEqual([]));

  it('is changed by its writer, and by test managers alone once it is shared', () =>
    expect(rows.map((row) => whoMay(savedSentenceLifecycle, row))).toEqual([
      { 'sentence.update': 'TM', 'sentence.remove': 'TM' },
      { 'sentence.update': 'T', 'sentence.remove': 'T' },
      { 'sentence.restore': 'TM' },
      { 'sentence.restore': 'T' },
      {},
      { 'sentence.update': 'T', 'sentence.remove': 'T' },
    ]));

  it('is shared, and taken back, by the test manager who wrote it', () => {
    const message = 'Only a test manager can share a sentence, and unshare their own.';
    expect(next(savedSentenceLifecycle, mine, update({ isShared: true }, manager)).row).toEqual({ isShared: true });
    expect(next(savedSentenceLifecycle, shared, update({ isShared: false }, manager)).row).toEqual({ isShared: false });
    expect(next(savedSentenceLifecycle, shared, update({ text: 'Thanks.', isShared: true }, otherManager)).row).toEqual({
      text: 'Thanks.',
    });
    for (const [row, event] of [
      [mine, update({ isShared: true })],
      [shared, update({ isShared: false }, otherManager)],
    ] as const)
      expect(refusalOf(savedSentenceLifecycle, row, event)).toEqual({ code: 'not_allowed', message, path: ['isShared'] });
    expect(isForbidden(savedSentenceLifecycle, shared, 'sentence.remove', colleague)).toBe(true);
  });

  it.each([
    [{ text: '   ' }, 'blank', 'A sentence needs some words.'],
    [{ text: 'x'.repeat(501) }, 'too_long', 'A sentence has at most 500 characters.'],
  ])('refuses %j', (words, code, message) =>
    expect(refusalOf(savedSentenceLifecycle, mine, update(words))).toEqual({ code, message, path: ['text'] }),
  );

  it('takes 500 characters without blanks around them, and leaves what it is not told', () =>
    expect(next(savedSentenceLifecycle, mine, update({ text: ` ${'x'.repeat(500)} ` }))).toEqual({
      row: { text: 'x'.repeat(500) },
      changed: true,
    }));

  it('is not found a second time', () =>
    expect(refusalOf(savedSentenceLifecycle, { ...mine, state: 'removed' }, { type: 'sentence.remove', actor: writer })?.code).toBe(
      'not_found',
    ));
});
