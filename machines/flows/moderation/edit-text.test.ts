import { walk } from '#machines/testing/walk.ts';
import { createActor, fromPromise } from 'xstate';
import { describe, expect, it } from 'vitest';
import { editTextMachine, selectFault, selectIsLeft, selectIsOpen, selectKept, selectText, selectTheirs } from './edit-text.ts';
import type { EditTextEmitted, SaveText, SaveTextAnswer } from './edit-text.ts';
import { editTextSamples, input } from './edit-text.builders.ts';

const open = (answer: () => Promise<SaveTextAnswer>) => {
  const calls: SaveText[] = [];
  const emitted: EditTextEmitted[] = [];
  const saveText = fromPromise<SaveTextAnswer, SaveText>(({ input: call }) => {
    calls.push(call);
    return answer();
  });
  const actor = createActor(editTextMachine.provide({ actors: { saveText } }), { input });
  actor.on('*', (event) => emitted.push(event));
  actor.start().send({ type: 'text.edit', text: 'Before' });
  const write = (text: string) => actor.send({ type: 'text.change', text });
  const save = async () => {
    actor.send({ type: 'text.save' });
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { actor, calls, emitted, write, save, now: () => actor.getSnapshot() };
};
const saved = () => Promise.resolve<SaveTextAnswer>({ kind: 'saved' });

describe('editing a text of a result', () => {
  it('takes every transition', () => {
    const { missed } = walk(editTextMachine, editTextSamples);
    expect(missed).toEqual([]);
  });

  it('keeps what was typed and left, over the words it was typed over, until it is saved or given up', async () => {
    const { now, write, save } = open(saved);
    expect(selectKept(now())).toBeNull();
    write('After');
    expect(selectKept(now())).toEqual({ text: 'After', seen: 'Before' });
    await save();
    expect(selectKept(now())).toBeNull();

    const left = createActor(editTextMachine, { input: { ...input, kept: { text: 'After', seen: 'Before' } } }).start();
    expect([selectIsOpen(left.getSnapshot()), selectIsLeft(left.getSnapshot())]).toEqual([false, true]);
    left.send({ type: 'text.edit', text: 'Changed by somebody else meanwhile' });
    expect([selectText(left.getSnapshot()), left.getSnapshot().context.base]).toEqual(['After', 'Before']);
    left.send({ type: 'text.cancel' });
    expect([selectKept(left.getSnapshot()), selectIsLeft(left.getSnapshot())]).toEqual([null, false]);
  });

  it('gives up what was left on request', () => {
    const left = createActor(editTextMachine, { input: { ...input, kept: { text: 'After', seen: 'Before' } } }).start();
    left.send({ type: 'text.discard' });
    expect([selectKept(left.getSnapshot()), selectIsLeft(left.getSnapshot())]).toEqual([null, false]);
    left.send({ type: 'text.edit', text: 'Before' });
    expect(selectText(left.getSnapshot())).toBe('Before');
  });

  it('RE-587: saves nothing while the text is empty, and can once something is typed', () => {
    const { actor, calls, write, now } = open(saved);
    write(' \n ');
    expect(selectFault(now())).toBe('Please enter a text.');
    actor.send({ type: 'text.save' });
    expect(calls).toEqual([]);
    write('x');
    expect(selectFault(now())).toBeNull();
  });

  it('RE-220, RE-778: names the field that was updated', async () => {
    const { calls, emitted, write, save, now } = open(saved);
    write('After');
    await save();
    expect(calls).toEqual([{ ...input, text: 'After', seen: 'Before' }]);
    expect(emitted).toEqual([{ type: 'text.saved', message: 'Actual result has been successfully updated.' }]);
    expect(selectIsOpen(now())).toBe(false);
  });

  it('RE-759: keeps what was typed when it could not be saved', async () => {
    const { emitted, write, save, now } = open(() => Promise.reject(new Error('network')));
    write('After');
    await save();
    expect(emitted).toEqual([
      { type: 'text.refused', message: 'There was an issue with submitting your changes. Please try again later.' },
    ]);
    expect([selectIsOpen(now()), selectText(now())]).toEqual([true, 'After']);
  });

  it('shows the second editor both texts, and saves over the other only when told to', async () => {
    const answers: SaveTextAnswer[] = [{ kind: 'overtaken', theirs: 'Theirs' }, { kind: 'saved' }];
    const { actor, calls, write, save, now } = open(() => Promise.resolve(answers.shift() as SaveTextAnswer));
    write('Mine');
    await save();
    expect([selectTheirs(now()), selectText(now())]).toEqual(['Theirs', 'Mine']);
    actor.send({ type: 'mine.keep' });
    expect(calls.at(-1)).toEqual({ ...input, text: 'Mine', seen: 'Theirs' });
  });

  it('keeps what was typed for as long as the text stays the same', () => {
    const { actor, write, now } = open(saved);
    write('Half');
    actor.send({ type: 'text.cancel' });
    actor.send({ type: 'text.edit', text: 'Before' });
    expect(selectText(now())).toBe('Half');
    actor.send({ type: 'text.cancel' });
    actor.send({ type: 'text.edit', text: 'Of somebody else' });
    expect(selectText(now())).toBe('Of somebody else');
  });
});
