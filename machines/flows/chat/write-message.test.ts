import { walk } from '#machines/testing/walk.ts';
import { createActor, fromCallback } from 'xstate';
import { describe, expect, it } from 'vitest';
import { storedFile, writeMessageSamples, send, quote, refuse, store, remove, numbered, attach, type } from './write-message.builders.ts';
import { writeMessageMachine, selectFiles, selectReason, selectText } from './write-message.ts';
import type { CarriedFile, WriteMessageEmitted, WriteMessageEvent } from './write-message.ts';

const writing = (draft = '') => {
  const carried: CarriedFile[] = [];
  const heard: WriteMessageEmitted[] = [];
  const carryFiles = fromCallback<CarriedFile>(({ receive }) => receive((event) => carried.push(event)));
  const actor = createActor(writeMessageMachine.provide({ actors: { carryFiles } }), { input: { draft } });
  actor.on('*', (event) => heard.push(event));
  actor.start();
  const now = () => actor.getSnapshot();
  return {
    carried,
    heard,
    after: (...events: readonly WriteMessageEvent[]) => {
      heard.splice(0);
      for (const event of events) actor.send(event);
      return { state: now().value, reason: selectReason(now()), text: selectText(now()), files: selectFiles(now()).map(({ key }) => key) };
    },
  };
};

describe('writing a message', () => {
  it('takes every transition, and is ready only with what the server takes', () => {
    const { missed, states } = walk(writeMessageMachine, {
      ...writeMessageSamples,
      invariant: ({ value, context: { text, files } }) => {
        expect(files.length).toBeLessThanOrEqual(10);
        const isFit = text.trim().length <= 5000 && files.every(({ stored }) => stored !== null) && text.trim().length + files.length > 0;
        expect(value === 'ready').toBe(isFit);
      },
    });
    expect(missed).toEqual([]);
    expect(new Set(states)).toEqual(new Set(['"blank"', '"uploading"', '"incomplete"', '"tooLong"', '"ready"']));
  });

  it.each<[string, string, readonly WriteMessageEvent[]]>([
    ['A message needs a text or a file.', 'says nothing', [type(' \n')]],
    ['A message needs a text or a file.', 'has a file alone that did not arrive yet', [attach('a.txt')]],
    ['A file is still uploading.', 'waits for a file', [type('Hello'), attach('a.txt', 'b.txt'), store('f1', 'a.txt')]],
    ['A file is still uploading.', 'waits for a file beside one that failed', [type('Hello'), attach('a.txt', 'b.txt'), refuse('f1')]],
    [
      'A file could not be uploaded. Remove it, or attach it again.',
      'has a file that failed',
      [type('Hello'), attach('a.txt'), refuse('f1')],
    ],
    ['Cannot be longer than 5000 characters', 'is too long', [type(`${'x'.repeat(5001)} `)]],
  ])('says "%s" where it %s, and is not sent', (reason, _, events) => {
    const { after, heard } = writing();
    const before = after(...events);
    expect(before.reason).toBe(reason);
    expect(after(send)).toEqual(before);
    expect(heard).toEqual([{ type: 'message.refused', reason }]);
  });

  it('is sent without the space around it, with its files in the order they were chosen, and the next one begins empty', () => {
    const { after, heard } = writing('  Look ');
    after(attach('a.txt', 'b.txt'), store('f2', 'b.txt'), store('f1', 'a (1).txt'), { type: 'message.quote', quote });
    expect(after(send)).toEqual({ state: 'blank', reason: 'A message needs a text or a file.', text: '', files: [] });
    expect(heard).toEqual([
      { type: 'message.written', text: 'Look', quote, files: [storedFile('a (1).txt'), storedFile('b.txt')] },
      { type: 'draft.changed', text: '' },
    ]);
  });

  it('has exactly the longest text, or a file without words', () => {
    const { after, heard } = writing();
    expect(after(type('x'.repeat(5000))).state).toBe('ready');
    expect(after(type(''), attach('a.txt'), store('f1', 'a.txt')).state).toBe('ready');
    after(send);
    expect(heard[0]).toEqual({ type: 'message.written', text: '', quote: null, files: [storedFile('a.txt')] });
  });

  it('is sent once a failed file is removed, and an answer for a removed one changes nothing', () => {
    const { after } = writing('Hello');
    expect(after(attach('a.txt', 'b.txt'), refuse('f1'), remove('f1'), remove('f2'))).toMatchObject({ state: 'ready', files: [] });
    expect(after(store('f2', 'b.txt'))).toMatchObject({ state: 'ready', files: [] });
  });

  it('answers to the last message that was quoted, or to none', () => {
    const { after, heard } = writing('No');
    after({ type: 'message.quote', quote: { ...quote, id: 'n' } }, { type: 'message.quote', quote }, send);
    expect(heard[0]).toMatchObject({ quote });
    after(type('Yes'), { type: 'message.quote', quote }, { type: 'quote.remove' });
    after(send);
    expect(heard[0]).toMatchObject({ text: 'Yes', quote: null });
  });

  it('keeps each change of its words', () => {
    const { after, heard } = writing();
    after(type('H'), type('He'));
    expect(heard).toEqual(['H', 'He'].map((text) => ({ type: 'draft.changed', text })));
  });

  it('takes up to ten files, uploads each once under a key of its own, and says how many are left out', () => {
    const { after, heard, carried } = writing();
    after(attach(...numbered(8)), attach(...numbered(2)));
    expect(heard).toEqual([]);
    after(remove('f1'), remove('f9'), remove('f10'), attach(...numbered(4)));
    expect(heard).toEqual([{ type: 'files.leftOut', message: 'A message has at most 10 files. 1 file was left out.' }]);
    const { files } = after(attach('late.txt', 'later.txt'));
    expect(heard).toEqual([{ type: 'files.leftOut', message: 'A message has at most 10 files. 2 files were left out.' }]);
    expect(new Set(files).size).toBe(10);
    expect(carried.map(({ file }) => file.name)).toEqual([...numbered(8), ...numbered(2), ...numbered(3)]);
    expect(carried.map(({ key }) => key).filter((key) => !['f1', 'f9', 'f10'].includes(key))).toEqual(files);
  });
});
